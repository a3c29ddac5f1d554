import { areas } from '@galley/shared/contract/call';
import { fuzzAreas } from '../../support/fuzz-areas';
import { isSoak } from '../../support/random-runs';

const editing = ['pages', 'components', 'versions'];
fuzzAreas(
  areas.filter((area) => !editing.includes(area)),
  isSoak,
);
