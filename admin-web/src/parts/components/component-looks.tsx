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
import { useCompany } from '../session/use-company-name';
import { button, line, title } from './drawing-parts';
import classes from './drawings.module.css';
import { drawings } from './section-drawings';
import { themeStyleOf } from './theme-style';

/** The icon and the drawing of each type, on 120 by 72; a type without them does not compile. */
const looks: Record<CreatableType, { icon: TablerIcon; drawing: ReactNode }> = {
  HtmlEditorColumns: { icon: IconTextCaption, drawing: drawings.HtmlEditorColumns },
  BannerContainer: { icon: IconPhoto, drawing: drawings.BannerContainer },
  Announcement: { icon: IconSpeakerphone, drawing: drawings.Announcement },
  ImageForm: { icon: IconForms, drawing: drawings.ImageForm },
  Blank: { icon: IconSeparatorHorizontal, drawing: drawings.Blank },
  Hero: { icon: IconLayoutBoard, drawing: drawings.Hero },
  PictureText: { icon: IconLayoutSidebar, drawing: drawings.PictureText },
  Cards: { icon: IconLayoutGrid, drawing: drawings.Cards },
  CallToAction: { icon: IconClick, drawing: drawings.CallToAction },
  Testimonials: { icon: IconQuote, drawing: drawings.Testimonials },
  Accordion: { icon: IconHelpCircle, drawing: drawings.Accordion },
  Gallery: { icon: IconLibraryPhoto, drawing: drawings.Gallery },
  Team: { icon: IconUsers, drawing: drawings.Team },
  Pricing: { icon: IconTag, drawing: drawings.Pricing },
  PriceList: { icon: IconListDetails, drawing: drawings.PriceList },
  PageList: { icon: IconNews, drawing: drawings.PageList },
  FileList: { icon: IconFileDownload, drawing: drawings.FileList },
  Events: { icon: IconCalendarEvent, drawing: drawings.Events },
  FindUs: { icon: IconMapPin, drawing: drawings.FindUs },
  Video: { icon: IconVideo, drawing: drawings.Video },
};

/** The icon of a component type. Its name is beside it, so screen readers skip it. */
export function ComponentIcon({ type }: { type: string }) {
  const Icon = isCreatableType(type) ? looks[type].icon : IconAlertTriangle;
  return <Icon size={18} stroke={1.5} aria-hidden />;
}

/** Templates have no pictures: their Hero is words in the middle. */
const heroOfWords = (
  <>
    {title('Welcome', 60, 12, 'middle')}
    {line(30, 64, 28)}
    {line(38, 44, 38)}
    {button(31, 52)}
    {button(63, 52)}
  </>
);

/**
 * A drawing of a template's page with components of these types below each other, as far as they fit; an empty sheet
 * without any.
 */
export function PagePicture({ types }: { types: readonly CreatableType[] }) {
  return (
    <Sheet height={144}>
      {types.slice(0, 3).map((type, index) => (
        // A page may have a type more than once.
        // biome-ignore lint/suspicious/noArrayIndexKey: the drawing of a page never changes
        <g key={index} transform={`translate(15 ${6 + index * 46}) scale(0.75 0.64)`}>
          {type === 'Hero' ? heroOfWords : looks[type].drawing}
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
  const look = useMemo(() => company && themeStyleOf(company), [company]);
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
