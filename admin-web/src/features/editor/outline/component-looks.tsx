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
import { drawings } from './section-drawings';
import { siteLookOf } from './site-look';

/** The icon of each type; a type without one does not compile. */
const icons: Record<CreatableType, TablerIcon> = {
  HtmlEditorColumns: IconTextCaption,
  BannerContainer: IconPhoto,
  Announcement: IconSpeakerphone,
  ImageForm: IconForms,
  Blank: IconSeparatorHorizontal,
  Hero: IconLayoutBoard,
  PictureText: IconLayoutSidebar,
  Cards: IconLayoutGrid,
  CallToAction: IconClick,
  Testimonials: IconQuote,
  Accordion: IconHelpCircle,
  Gallery: IconLibraryPhoto,
  Team: IconUsers,
  Pricing: IconTag,
  PriceList: IconListDetails,
  PageList: IconNews,
  FileList: IconFileDownload,
  Events: IconCalendarEvent,
  FindUs: IconMapPin,
  Video: IconVideo,
};

/** The icon of a component type. Its name is beside it, so screen readers skip it. */
export function ComponentIcon({ type }: { type: string }) {
  const Icon = isCreatableType(type) ? icons[type] : IconAlertTriangle;
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
          {drawings[type]}
        </g>
      ))}
    </Sheet>
  );
}

/** A drawing of a component. */
export function ComponentPicture({ type }: { type: CreatableType }) {
  return <Sheet height={72}>{drawings[type]}</Sheet>;
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
