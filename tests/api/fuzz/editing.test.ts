import { fuzzAreas } from '../../support/fuzz-areas';

fuzzAreas(['pages', 'components', 'versions']);
