import { facesOf } from '@galley/public-web/typefaces';
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
import { type ReactNode, useMemo } from 'react';
import { useCompany } from '../../session/use-company-name';
import classes from './drawings.module.css';
import {
  accordionDrawing,
  announcementDrawing,
  bannerDrawing,
  blankDrawing,
  callToActionDrawing,
  cardsDrawing,
  eventsDrawing,
  fileListDrawing,
  findUsDrawing,
  galleryDrawing,
  heroDrawing,
  imageFormDrawing,
  pageListDrawing,
  pictureTextDrawing,
  priceListDrawing,
  pricingDrawing,
  teamDrawing,
  testimonialsDrawing,
  textDrawing,
  videoDrawing,
} from './section-drawings';
import { siteLookOf } from './site-look';

interface Looks {
  icon: TablerIcon;
  /** A drawing of the component on a page. */
  drawing: ReactNode;
}

/** How the editor shows each type; an incomplete entry does not compile. */
const looks: Record<CreatableType, Looks> = {
  HtmlEditorColumns: { icon: IconTextCaption, drawing: textDrawing },
  BannerContainer: { icon: IconPhoto, drawing: bannerDrawing },
  Announcement: { icon: IconSpeakerphone, drawing: announcementDrawing },
  ImageForm: { icon: IconForms, drawing: imageFormDrawing },
  Blank: { icon: IconSeparatorHorizontal, drawing: blankDrawing },
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
    <Sheet height={144}>
      {types.slice(0, 3).map((type, index) => (
        // A page may have a type more than once.
        // biome-ignore lint/suspicious/noArrayIndexKey: the drawing of a page never changes
        <g key={index} transform={`translate(15 ${6 + index * 46}) scale(0.75 0.64)`}>
          {looks[type].drawing}
        </g>
      ))}
    </Sheet>
  );
}

/** A drawing of a component. */
export function ComponentPicture({ type }: { type: CreatableType }) {
  return <Sheet height={72}>{looks[type].drawing}</Sheet>;
}

/** Draws in the look of the company's site. Its name is beside a drawing, so screen readers skip it. */
function Sheet({ height, children }: { height: number; children: ReactNode }) {
  const company = useCompany();
  const look = useMemo(() => company && siteLookOf(company), [company]);
  const type = company?.theme?.type;
  return (
    <svg viewBox={`0 0 120 ${height}`} width="100%" className={classes.sheet} style={look} aria-hidden="true">
      {/* All drawings of a document share one of these. */}
      {type && (
        <style href={`typeface-${type}`} precedence="low">
          {facesOf(type)}
        </style>
      )}
      {children}
    </svg>
  );
}
