/** For an element that may be out of sight when it appears. */
export const scrollToIt = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
