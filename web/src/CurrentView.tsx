import { lazy, type ReactNode, Suspense } from 'react';
import type { Route } from './state/address/route.ts';
import { CaptureView } from './views/capture/CaptureView.tsx';
import { CompareView } from './views/compare/CompareView.tsx';
import { FormatPage } from './views/formats/FormatPage.tsx';
import { FormatsView } from './views/formats/FormatsView.tsx';
import { InspectView } from './views/inspect/InspectView.tsx';
import { WriteView } from './views/inspect/WriteView.tsx';
import { LostView } from './views/LostView.tsx';
import { OpenView } from './views/open/OpenView.tsx';

// These are fetched when somebody looks at them.
const ChangesView = lazy(async () => ({
  default: (await import('./views/compare/changes/ChangesView.tsx')).ChangesView,
}));
const ManyView = lazy(async () => ({ default: (await import('./views/compare/many/ManyView.tsx')).ManyView }));
const TrafficView = lazy(async () => ({ default: (await import('./views/traffic/TrafficView.tsx')).TrafficView }));
const AlignView = lazy(async () => ({ default: (await import('./views/align/AlignView.tsx')).AlignView }));
const WorkView = lazy(async () => ({ default: (await import('./views/work/WorkView.tsx')).WorkView }));

type View = Route['view'];
type RouteOf<V extends View> = Extract<Route, { view: V }>;

const views: { readonly [V in View]: (route: RouteOf<V>) => ReactNode } = {
  open: ({ query = '', from = 0 }) => <OpenView query={query} from={from} />,
  inspect: (route) => <InspectView route={route} />,
  capture: (route) => <CaptureView key={`${route.dump} ${route.layers}`} route={route} />,
  traffic: ({ dump, sql }) => <TrafficView key={dump} dump={dump} sql={sql} />,
  compare: ({ comparison }) => <CompareView comparison={comparison} />,
  changes: ({ shown }) => <ChangesView shown={shown} />,
  many: ({ shown }) => <ManyView shown={shown} />,
  align: ({ dumps }) => <AlignView dumps={dumps} />,
  formats: ({ query }) => <FormatsView query={query} />,
  format: ({ space, format, version }) => (
    <FormatPage key={`${space} ${format}`} id={format} version={version} space={space} />
  ),
  write: ({ editing, space }) => <WriteView editing={editing} space={space} />,
  work: () => <WorkView />,
  lost: ({ path }) => <LostView path={path} />,
};

/** The view that an address names. */
export function CurrentView({ route }: { readonly route: Route }) {
  return <Suspense fallback={null}>{viewOf(route)}</Suspense>;
}

function viewOf<V extends View>(route: RouteOf<V>): ReactNode {
  return views[route.view as V](route);
}
