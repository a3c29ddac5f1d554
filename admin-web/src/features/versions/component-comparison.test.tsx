import type { VersionDifference } from '@galley/shared/schemas/version';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { ComponentComparison } from './component-comparison';

it.each([
  ['beside its name', 'Strange', 2],
  ['as its name too where it has none', '', 3],
])(
  'a component of an unknown type shows ERROR in place of its fields, and %s [1:171] [2:82] [2:259]',
  (_where, componentName, times) => {
    serveCalls({});
    const difference = {
      ...{ type: 'Carousel', componentId: 700030001, change: 'changed', isMoved: false },
      ...{ fromPlace: 1, toPlace: 1, from: { componentName, words: 1 }, to: { componentName, words: 2 } },
    } as unknown as VersionDifference;
    renderScreen(<ComponentComparison difference={difference} />);
    const card = within(screen.getByRole('region', { name: `${componentName || 'ERROR'}: changed` }));
    expect(card.getAllByText('ERROR')).toHaveLength(times);
    expect(card.queryByText(/Carousel/)).toBeNull();
  },
);
