/** Approved refusals that no test of the API can provoke today, each with its reason. */
export const rare: Record<string, string> = {
  '… Nothing was published: change the component and try again.':
    'A component of the product has a fault: it cannot be drawn, although its data are valid.',
  '… is not available in this release of Galley yet.': 'The contract declares a call that is still open.',
  'You are not allowed to change … of the site.':
    'A role may publish launches, but not save a part of the site. There is no such role yet.',
};
