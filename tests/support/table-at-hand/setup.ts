import { install } from './table-at-hand';

install();
