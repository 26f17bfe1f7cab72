import { SearchField } from '@adire/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_SEARCH_LENGTH } from '#domain/listings/listings.ts';

/** Opens the search page with the typed text. */
export function TopSearch({ className, autoFocus }: { className: string; autoFocus?: boolean }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  return (
    <search className={className}>
      <form
        method="get"
        action="/search"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(typed.trim() ? `/search?${new URLSearchParams({ q: typed.trim() })}` : '/search');
        }}
      >
        <SearchField
          name="q"
          label="Find your dream property"
          hideLabel
          placeholder="Find your dream property"
          maxLength={MAX_SEARCH_LENGTH}
          value={typed}
          onChange={setTyped}
          {...(autoFocus && { autoFocus })}
        />
      </form>
    </search>
  );
}
