import { fuzzAreas } from '../../support/fuzz-areas';
import { isSoak } from '../../support/random-runs';

fuzzAreas(['pages', 'components', 'versions'], isSoak);
