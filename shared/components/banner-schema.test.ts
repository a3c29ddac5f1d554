import { describe, expect, it } from 'vitest';
import { bannerContainer, bannerHeights, buttonPositions } from './banner-container';
import { componentSchemas, ownEntrySchema } from './schema-of';

const bannerSchema = ownEntrySchema(bannerContainer.fields.banners);

const slide = (changes: Record<string, unknown>) =>
  bannerSchema.safeParse({ componentName: 'S', backgroundImage: 'acme/1/a.jpg', ...changes });
const wrongFields = (changes: Record<string, unknown>) =>
  slide(changes).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('a link of a slide', () => {
  const link = (buttonLink: string) => slide({ buttonText: 'Go', buttonLink }).data?.buttonLink;

  it('is decoded once, so that encoded characters in a URL are kept [1:106] [2:83]', () => {
    const url = 'https://acme.example/?next=%2Fa%3Fb&q=50%25';
    expect(link(encodeURIComponent(url))).toBe(url);
  });

  it('that is not encoded is unchanged [1:106]', () => {
    expect(link('/contact')).toBe('/contact');
    expect(link('https://acme.example/100%')).toBe('https://acme.example/100%');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', 'contact', 'https:///x'])(
    'is rejected when it is %s, however often encoded [1:106]',
    (url) => {
      let sent = url;
      for (let times = 0; times < 4; times += 1) {
        expect(wrongFields({ buttonText: 'Go', buttonLink: sent })).toEqual(['buttonLink']);
        sent = encodeURIComponent(sent);
      }
    },
  );
});

describe('a button', () => {
  it('needs text, link and position as soon as it has text or link [1:83] [1:106] [1:197] [2:83] [2:271]', () => {
    expect(wrongFields({ buttonText: 'Go' })).toEqual(['buttonLink']);
    expect(wrongFields({ buttonLink: '/go' })).toEqual(['buttonText']);
    expect(wrongFields({ buttonText: 'Go', buttonPosition: '' })).toEqual(['buttonLink', 'buttonPosition']);
    expect(wrongFields({ buttonText: 'Go', buttonLink: '/go' })).toEqual([]);
    expect(wrongFields({ buttonPosition: '' })).toEqual([]);
  });

  it('needs text and link when it is the second one [1:83] [1:106]', () => {
    expect(wrongFields({ button2Text: 'Go' })).toEqual(['button2Link']);
    expect(wrongFields({ button2Link: '/go' })).toEqual(['button2Text']);
  });
});

describe('a duration', () => {
  it.each([0, '0', '', null, undefined])(
    'of %j is five seconds for a container and none for a slide [1:196] [1:296] [1:104] [1:106] [2:83]',
    (sent) => {
      const banner = componentSchemas.BannerContainer.parse({ componentName: 'B', sliderDuration: sent });
      expect(banner.sliderDuration).toBe(5000);
      expect(slide({ sliderDuration: sent }).data?.sliderDuration).toBe(0);
    },
  );

  it('is from one to ten seconds [1:196] [1:296] [1:106] [2:83]', () => {
    expect(wrongFields({ sliderDuration: 999 })).toEqual(['sliderDuration']);
    expect(wrongFields({ sliderDuration: 10_001 })).toEqual(['sliderDuration']);
    expect(slide({ sliderDuration: '1000' }).data?.sliderDuration).toBe(1000);
  });
});

it('has three heights and six positions of its text [1:83] [1:104] [1:106] [2:83] [2:271]', () => {
  expect(bannerHeights).toEqual(['Small', 'Medium', 'Large']);
  expect(buttonPositions).toEqual([
    ...['UpperLeft', 'UpperRight', 'BottomLeft', 'BottomRight', 'BottomMiddle', 'Middle'],
  ]);
});

it('says the bounds of the height of a Blank [1:81] [1:102] [1:195] [1:297] [2:84]', () => {
  for (const height of [0, 2_001, 1.5, '2.5']) {
    const { error } = componentSchemas.Blank.safeParse({ componentName: 'Gap', height });
    expect(error?.issues[0]?.message).toBe('Height must be a whole number from 1 to 2000.');
  }
  expect(componentSchemas.Blank.safeParse({ componentName: 'Gap', height: '12' }).data?.height).toBe(12);
});
