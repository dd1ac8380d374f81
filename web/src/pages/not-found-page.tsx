import { Link } from '@tanstack/react-router';
import { Panel } from '../parts/panel.tsx';
import { FocusedFrame } from '../shell/focused-shell.tsx';

export const NotFoundPage = () => (
  <FocusedFrame>
    <Panel title="Page not found" mark="care">
      <p>The link may be incomplete, or the page has moved.</p>
      <p>
        <Link to="/" className="text-accent underline underline-offset-4">
          Go to the start page
        </Link>
      </p>
    </Panel>
  </FocusedFrame>
);
