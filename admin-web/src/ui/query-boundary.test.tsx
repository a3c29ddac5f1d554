import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../test-support/render-screen';
import { QueryBoundary, type ShownQuery } from './query-boundary';

const failed = new Error('The connection was lost.');
const refetch = vi.fn();

function show(query: Partial<ShownQuery<string>>, reportsStale = false) {
  renderScreen(
    <QueryBoundary
      query={{ data: undefined, error: null, refetch, ...query }}
      failure="The pages could not be loaded"
      skeleton={<p>skeleton</p>}
      reportsStale={reportsStale}
    >
      {(data) => <p>{data}</p>}
    </QueryBoundary>,
  );
}

it('shows a skeleton until the data has loaded', () => {
  show({});
  expect(screen.getByText('skeleton')).toBeTruthy();
});

it('says what could not be loaded, and reads again on request', () => {
  show({ error: failed });
  expect(screen.getByText('The pages could not be loaded')).toBeTruthy();
  expect(screen.queryByText('skeleton')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('keeps the data where it cannot be read again', () => {
  show({ data: 'ten pages', error: failed });
  expect(screen.getByText('ten pages')).toBeTruthy();
  expect(screen.queryByText('The pages could not be loaded')).toBeNull();
});

it('reports that above the data, where requested', () => {
  show({ data: 'ten pages', error: failed }, true);
  expect(screen.getByText('ten pages')).toBeTruthy();
  expect(screen.getByText('The pages could not be loaded')).toBeTruthy();
});
