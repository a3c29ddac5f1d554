import { areas } from '@galley/shared/contract/call';
import { fuzzAreas } from '../../support/fuzz-areas';

const editing = ['pages', 'components', 'versions'];
fuzzAreas(areas.filter((area) => !editing.includes(area)));
