import { SearchField } from '@adire/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes to the search page with what was typed. */
export function TopSearch({ className, autoFocus }: { className: string; autoFocus?: boolean }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  return (
    <search className={className}>
      <SearchField
        label="Find your dream property"
        hideLabel
        placeholder="Find your dream property"
        value={typed}
        onChange={setTyped}
        onSubmit={() =>
          void navigate(typed.trim() ? `/search?${new URLSearchParams({ q: typed.trim() })}` : '/search')
        }
        {...(autoFocus && { autoFocus })}
      />
    </search>
  );
}
