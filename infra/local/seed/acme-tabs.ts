import { type DemoTab, picture } from './demo-site';

/** The tabs above the header of every page. */
export const acmeTabs: DemoTab[] = [
  {
    title: 'Open today?',
    format: '4_2-1-1',
    column1:
      '<h3>When the big doors are open, so are we</h3><p>The hours of each day, and the days on which we are closed, are on the <a href="/contact">contact page</a>.</p>',
    column3: '<h3>Lunch</h3><p>Noon to half past, all of us, at one table.</p>',
    column4: '<h3>In a hurry?</h3><p>Ask for Tom. He is never far from the phone.</p>',
  },
  {
    title: 'Find the yard',
    format: '4_2-2',
    column1: picture('chart', 'The yard lies at the head of the harbor', 'width="480" height="320"'),
    column3:
      '<h3>14 Wharf Street, Rockport</h3><p>Down Main Street until the road ends in sawdust.</p><p><a class="button" href="/contact">Contact</a></p>',
  },
];
