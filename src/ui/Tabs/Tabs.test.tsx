// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Tabs } from './Tabs.tsx';

type View = 'overview' | 'progress' | 'history';

function Property({ withContent = true }: { withContent?: boolean }) {
  const [view, setView] = useState<View>('overview');
  const content = (words: string) => (withContent ? <p>{words}</p> : undefined);
  return (
    <Tabs<View>
      label="Property"
      value={view}
      onChange={setView}
      tabs={[
        { value: 'overview', label: 'Overview', content: content('Contributed so far') },
        { value: 'progress', label: 'Project Progress', content: content('Foundation') },
        { value: 'history', label: 'Payment History', content: content('Month 9') },
      ]}
    />
  );
}

test('arrow keys, Home and End move; only the selected panel is rendered', async () => {
  const { user } = renderForTest(<Property />);
  expect(screen.getByRole('tablist', { name: 'Property' })).toBeDefined();
  expect(screen.queryByText('Foundation')).toBeNull();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Project Progress' }).textContent).toBe('Foundation');
  expect(screen.queryByText('Contributed so far')).toBeNull();
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Payment History');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Overview');
});

test('tabs without content control no panel', () => {
  renderForTest(<Property withContent={false} />);
  expect(screen.getByRole('tab', { selected: true }).getAttribute('aria-controls')).toBeNull();
  expect(screen.queryByRole('tabpanel')).toBeNull();
});

test('from right to left the left arrow key moves to the next tab', async () => {
  const { user } = renderForTest(
    <UiProvider direction="rtl">
      <Property />
    </UiProvider>,
  );
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Project Progress');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Overview');
});
