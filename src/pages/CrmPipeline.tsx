import { LiveSection } from '../components/LiveSection.tsx';
import { Pipeline } from '../components/Pipeline.tsx';
import { pipelineWords } from '../content/live/pipeline.ts';

/** A sales team's enquiries to move from stage to stage, on the CRM page. */
export default function CrmPipeline() {
  return (
    <LiveSection name="pipeline" words={pipelineWords} wide>
      <Pipeline words={pipelineWords} />
    </LiveSection>
  );
}
