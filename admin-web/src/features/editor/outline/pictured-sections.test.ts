import { componentSchemas } from '@galley/shared/components/schema-of';
import { readySections } from '@galley/shared/page-templates/ready-sections';
import type { Image } from '@galley/shared/schemas/image';
import { describe, expect, it } from 'vitest';
import { picturedComponent, withPictures } from './pictured-sections';

const image = (imageUrl: string, width: number, height: number) => ({ imageUrl, width, height }) as Image;
const [logo, portrait, harbor] = [
  image('acme/1/logo.png', 400, 120),
  image('acme/2/ruth.jpg', 900, 1_200),
  image('acme/3/harbor.jpg', 1_600, 900),
];
const pictured = readySections.filter(({ isPictured }) => isPictured);
const pictureOf = ({ section }: (typeof readySections)[number]) => 'picture' in section && section.picture;

describe('a ready-made section with pictures', () => {
  it.each(pictured)('$title shows a photograph of the library, and is accepted with it', (ready) => {
    const filled = withPictures(ready, [logo, portrait, harbor]);
    expect(pictureOf(filled)).toBe(harbor.imageUrl);
    const { type, ...given } = filled.section;
    const stored: object = componentSchemas[type].parse(given);
    expect(stored).toMatchObject({ picture: harbor.imageUrl });
    expect(stored).not.toMatchObject({ sectionPicture: harbor.imageUrl });
  });

  it('stays as it is while the library has no photograph', () => {
    for (const ready of pictured) expect(withPictures(ready, [logo, portrait])).toBe(ready);
  });
});

it('ready-made sections without pictures get none', () => {
  expect(pictured.length).toBeGreaterThan(0);
  for (const ready of readySections.filter(({ isPictured }) => !isPictured))
    expect(withPictures(ready, [harbor])).toBe(ready);
});

describe('a new component whose drawing has pictures', () => {
  const library = [logo, portrait, harbor];

  it.each([
    ['Hero', { picture: harbor.imageUrl, sectionPicture: '' }],
    ['PictureText', { picture: harbor.imageUrl }],
    ['Gallery', { items: [{ key: '1', picture: harbor.imageUrl }] }],
    ['ImageForm', { imageLink: harbor.imageUrl, formId: 7 }],
  ] as const)('is a %s with photographs of the library', (type, shown) => {
    expect(picturedComponent(type, library, 7)).toMatchObject(shown);
  });

  it('shows six photographs of many in a gallery', () => {
    const many = Array.from({ length: 9 }, (_, index) => image(`acme/${index + 4}/harbor.jpg`, 1_600, 900));
    expect(picturedComponent('Gallery', many)).toHaveProperty('items.length', 6);
  });

  it('is begun without them where the company lacks what it needs', () => {
    expect(picturedComponent('PictureText', [logo, portrait])).toBeUndefined();
    expect(picturedComponent('ImageForm', library)).toBeUndefined();
  });
});
