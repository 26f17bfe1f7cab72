import { Button, TextField } from '@adire/ui';
import * as styles from './VerifyScreen.css.ts';

interface CodeSearchProps {
  readonly typed: string;
  /** Whether the search is the main content; otherwise it offers to check another document. */
  readonly isFirst: boolean;
}

/** The form for a document's code. It works without JavaScript: the server redirects to the code's page. */
export const CodeSearch = ({ typed, isFirst }: CodeSearchProps) => (
  <form action="/verify" method="get" className={styles.form}>
    <TextField
      label={isFirst ? 'Code' : 'Another code'}
      name="code"
      defaultValue={typed}
      required
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      hint="Like 7K2M-9QX4-TBWD-3F6H. Capitals and dashes do not matter."
    />
    <Button type="submit" variant={isFirst ? 'main' : 'quiet'}>
      Check
    </Button>
  </form>
);
