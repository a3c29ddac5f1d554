import type { BannerResponse } from '@galley/shared/contract/banners';
import { fireEvent, screen } from '@testing-library/react';
import { SlideList } from '../features/editor/inspector/banner/slide-list';
import { storedSlide } from '../parts/components/slide-values';
import { renderScreen, type ServedCall } from './render-screen';

const place = { pageId: 1, versionId: 2, bannerContainerId: 50 };
const container = { componentName: 'Hero', sliderDuration: 5_000, height: 'Medium' as const };

/** A slide as the calls return it. */
export function answer(id: number, componentName: string): BannerResponse {
  return {
    id,
    pageId: 1,
    versionId: 2,
    revision: 3,
    bannerContainerId: 50,
    order: id - 50,
    componentName,
    backgroundImage: 'acme/1/boat.png',
    actionText: 'Boats',
    subActionText: '',
    buttonText: 'Call',
    buttonLink: encodeURIComponent('/contact?who=Ann & Bo'),
    buttonPosition: 'BottomMiddle',
    button2Text: '',
    button2Link: '',
    sliderDuration: 5_000,
    height: '',
  };
}
export const answers = [answer(51, 'First'), answer(52, 'Second')];

/** Renders the slides of a banner. */
export function openList({ isReadOnly = false, slides = answers } = {}) {
  renderScreen(
    <SlideList
      place={place}
      container={{
        type: 'BannerContainer',
        componentId: place.bannerContainerId,
        data: { ...container, banners: [] },
      }}
      slides={slides.map(storedSlide)}
      isReadOnly={isReadOnly}
      onStore={() => Promise.resolve(true)}
    />,
  );
}
/** A field of the dialog. */
export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`));
/** Types into a field. A typed link takes effect once the field loses the focus. */
export const type = (label: string, text: string) => {
  fireEvent.change(field(label), { target: { value: text } });
  fireEvent.blur(field(label));
};
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The requests to the calls that save. */
export const sent = (served: ServedCall[]) =>
  served.filter(({ call }) => /^(create|update|delete)Banner/.test(call)).map(({ input }) => input);
/** A library of two pictures. */
export const images = {
  listImages: {
    body: [1, 2].map((id) => ({
      ...{ id, imageDescription: `Boat ${id}`, imageUrl: `acme/${id}/boat.png`, altText: '', tags: [] },
      ...{ thumbnailUrl: `acme/${id}/boat.png/1-480`, width: 800, height: 400, bytes: 1_000, revision: 1 },
      ...{ contentType: 'image/png', createdAt: '2026-11-20T10:00:00.000Z' },
      changedAt: '2026-11-20T10:00:00.000Z',
    })),
  },
};
