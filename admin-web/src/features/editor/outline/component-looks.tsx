import { type CreatableType, isCreatableType } from '@galley/shared/components/dictionary';
import {
  IconAlertTriangle,
  IconCalendarEvent,
  IconClick,
  IconFileDownload,
  IconForms,
  IconHelpCircle,
  IconLayoutBoard,
  IconLayoutGrid,
  IconLayoutSidebar,
  IconLibraryPhoto,
  IconListDetails,
  IconMapPin,
  IconNews,
  IconPhoto,
  IconQuote,
  IconSeparatorHorizontal,
  IconSpeakerphone,
  IconTag,
  IconTextCaption,
  IconUsers,
  IconVideo,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import {
  accordionDrawing,
  callToActionDrawing,
  cardsDrawing,
  eventsDrawing,
  fileListDrawing,
  findUsDrawing,
  galleryDrawing,
  heroDrawing,
  line,
  pageListDrawing,
  pictureTextDrawing,
  priceListDrawing,
  pricingDrawing,
  teamDrawing,
  testimonialsDrawing,
  videoDrawing,
} from './section-drawings';

interface Looks {
  icon: TablerIcon;
  /** A schematic drawing of the component on a page. */
  drawing: ReactNode;
}

/** How the editor shows each type; an incomplete entry does not compile. */
const looks: Record<CreatableType, Looks> = {
  HtmlEditorColumns: {
    icon: IconTextCaption,
    drawing: (
      <>
        <rect x={12} y={12} width={44} height={7} rx={2} fill="currentColor" />
        {[26, 34, 42, 50, 58].map((y, index) => line(y, index === 4 ? 28 : 44))}
        <rect x={64} y={12} width={44} height={7} rx={2} fill="currentColor" />
        {[26, 34, 42, 50, 58].map((y, index) => line(y, index === 4 ? 20 : 44, 64))}
      </>
    ),
  },
  BannerContainer: {
    icon: IconPhoto,
    drawing: (
      <>
        <rect x={6} y={10} width={108} height={50} rx={3} fill="currentColor" opacity={0.25} />
        <path
          d="M6 52 38 26l22 20 16-12 38 24v2a3 3 0 0 1-3 2H9a3 3 0 0 1-3-3z"
          fill="currentColor"
          opacity={0.35}
        />
        <rect x={36} y={24} width={48} height={7} rx={2} fill="currentColor" />
        <rect x={46} y={38} width={28} height={9} rx={4} fill="currentColor" />
        {[52, 60, 68].map((x) => (
          <circle key={x} cx={x} cy={66} r={2} fill="currentColor" />
        ))}
      </>
    ),
  },
  Announcement: {
    icon: IconSpeakerphone,
    drawing: (
      <>
        <rect x={6} y={12} width={108} height={16} rx={3} fill="currentColor" />
        <rect x={32} y={18} width={56} height={4} rx={2} fill="var(--mantine-color-body)" />
        {[40, 48, 56].map((y) => line(y, 96))}
      </>
    ),
  },
  ImageForm: {
    icon: IconForms,
    drawing: (
      <>
        <rect x={8} y={12} width={46} height={48} rx={3} fill="currentColor" opacity={0.25} />
        <path
          d="M8 54 26 34l12 12 6-6 10 14v3a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3z"
          fill="currentColor"
          opacity={0.4}
        />
        {[12, 26].map((y) => (
          <rect key={y} x={62} y={y} width={50} height={9} rx={2} fill="none" stroke="currentColor" />
        ))}
        <rect x={62} y={40} width={26} height={10} rx={4} fill="currentColor" />
      </>
    ),
  },
  Blank: {
    icon: IconSeparatorHorizontal,
    drawing: (
      <>
        {line(10, 96)}
        <rect
          x={12}
          y={22}
          width={96}
          height={28}
          rx={3}
          fill="none"
          stroke="currentColor"
          strokeDasharray="4 4"
        />
        <path d="M60 26v20M56 30l4-4 4 4M56 42l4 4 4-4" fill="none" stroke="currentColor" />
        {line(58, 96)}
      </>
    ),
  },
  Hero: { icon: IconLayoutBoard, drawing: heroDrawing },
  PictureText: { icon: IconLayoutSidebar, drawing: pictureTextDrawing },
  Cards: { icon: IconLayoutGrid, drawing: cardsDrawing },
  CallToAction: { icon: IconClick, drawing: callToActionDrawing },
  Testimonials: { icon: IconQuote, drawing: testimonialsDrawing },
  Accordion: { icon: IconHelpCircle, drawing: accordionDrawing },
  Gallery: { icon: IconLibraryPhoto, drawing: galleryDrawing },
  Team: { icon: IconUsers, drawing: teamDrawing },
  Pricing: { icon: IconTag, drawing: pricingDrawing },
  PriceList: { icon: IconListDetails, drawing: priceListDrawing },
  PageList: { icon: IconNews, drawing: pageListDrawing },
  FileList: { icon: IconFileDownload, drawing: fileListDrawing },
  Events: { icon: IconCalendarEvent, drawing: eventsDrawing },
  FindUs: { icon: IconMapPin, drawing: findUsDrawing },
  Video: { icon: IconVideo, drawing: videoDrawing },
};

/** The icon of a component type. Its name is beside it, so screen readers skip it. */
export function ComponentIcon({ type }: { type: string }) {
  const Icon = isCreatableType(type) ? looks[type].icon : IconAlertTriangle;
  return <Icon size={18} stroke={1.5} aria-hidden />;
}

/**
 * A drawing of a page with components of these types below each other, as far as they fit; an empty sheet without
 * any.
 */
export function PagePicture({ types }: { types: readonly CreatableType[] }) {
  return (
    <svg viewBox="0 0 120 144" width="100%" aria-hidden="true">
      {types.slice(0, 3).map((type, index) => (
        // A page may have a type more than once.
        // biome-ignore lint/suspicious/noArrayIndexKey: the drawing of a page never changes
        <g key={index} transform={`translate(15 ${6 + index * 46}) scale(0.75 0.64)`}>
          {looks[type].drawing}
        </g>
      ))}
    </svg>
  );
}

export function ComponentPicture({ type }: { type: CreatableType }) {
  return (
    <svg viewBox="0 0 120 72" width="100%" aria-hidden="true">
      {looks[type].drawing}
    </svg>
  );
}
