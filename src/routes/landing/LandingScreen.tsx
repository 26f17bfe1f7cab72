import { Affordability } from './Affordability.tsx';
import { ContactSection } from './ContactSection.tsx';
import { DownpaymentHelp } from './DownpaymentHelp.tsx';
import { EstateFromAbove } from './EstateFromAbove.tsx';
import { Hero } from './Hero.tsx';
import { HomesByPlace } from './HomesByPlace.tsx';
import { LandingHead } from './LandingHead.tsx';
import * as styles from './LandingScreen.css.ts';
import { Questions } from './Questions.tsx';
import { StartSaving } from './StartSaving.tsx';
import { Values } from './Values.tsx';

/** /: the product, the affordability calculator and frequent questions. */
export function Component() {
  return (
    <div className={styles.screen}>
      <LandingHead />
      <Hero />
      <Values />
      <Affordability />
      <EstateFromAbove />
      <DownpaymentHelp />
      <HomesByPlace />
      <StartSaving />
      <Questions />
      <ContactSection />
    </div>
  );
}
