import { Button, Notice, Stack, Text, TextField } from '@adire/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { setSandboxHolder } from '#api/calls/sandbox.ts';
import { toFailure } from '#api/failure.ts';
import { useSession } from '#app/session/useSession.ts';

/** Sets the holder of an account at another simulated bank, because withdrawals go only to the buyer's own accounts. */
export function HolderForm() {
  const { user } = useSession();
  const [accountNumber, setAccountNumber] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  // The session loads after the page.
  const name = typed ?? (user ? `${user.lastName} ${user.firstName}` : '');
  const naming = useMutation({ mutationFn: setSandboxHolder });
  const failure = naming.error ? toFailure(naming.error) : null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    naming.mutate({ accountNumber, name });
  };
  return (
    <form onSubmit={save} noValidate data-state={naming.status}>
      <Stack gap={4}>
        <Text size="small" tone="ink2">
          Withdrawals go only to the buyer's own accounts. Give an account at another bank to the buyer, or to
          somebody else. Nobody has a number that begins with 000.
        </Text>
        {failure ? <Notice tone="critical">{failure.message}</Notice> : null}
        <TextField
          label="Account number at another bank"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={accountNumber}
          onChange={({ target }) => setAccountNumber(target.value.replace(/\D/g, ''))}
          error={failure?.fields.accountNumber}
        />
        <TextField
          label="Whose it is"
          autoComplete="off"
          value={name}
          onChange={({ target }) => setTyped(target.value)}
          error={failure?.fields.name}
        />
        <Button type="submit" variant="quiet" busy={naming.isPending}>
          Name the holder
        </Button>
        {naming.isSuccess ? (
          <Notice tone="positive">{`${naming.variables.accountNumber} belongs to ${naming.variables.name}.`}</Notice>
        ) : null}
      </Stack>
    </form>
  );
}
