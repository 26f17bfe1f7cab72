import { useProductName } from '#app/settings/PageSettingsContext.ts';
import { Affordability } from './Affordability.tsx';
import { AskUs } from './AskUs.tsx';
import { DownpaymentHelp } from './DownpaymentHelp.tsx';
import { EstateFromAbove } from './EstateFromAbove.tsx';
import { Hero } from './Hero.tsx';
import * as styles from './LandingScreen.css.ts';
import { Questions } from './Questions.tsx';
import { StartSaving } from './StartSaving.tsx';
import { Values } from './Values.tsx';

/** /: what this is, what one can afford, what people ask. */
export function Component() {
  const productName = useProductName();
  return (
    <div className={styles.screen}>
      <title>{`${productName} towards owning your own property`}</title>
      <Hero />
      <Values />
      <Affordability />
      <EstateFromAbove />
      <DownpaymentHelp />
      <StartSaving />
      <Questions />
      <AskUs />
    </div>
  );
}
