package dev.hexplain.inspect.layers;

import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.LayerStep;
import java.util.List;
import java.util.Optional;

/**
 * The position of bytes in the stream of a flow, byte for byte.
 *
 * @param capture the layers around the capture
 * @param flow the step from the capture to the stream
 * @param shift where in the stream the bytes begin
 */
public record FlowPosition(LayerPath capture, LayerStep flow, long shift) {
    /** The innermost flow of a path, where only parts of it are taken after that. */
    public static Optional<FlowPosition> of(LayerPath path) {
        long shift = 0;
        List<LayerStep> steps = path.steps();
        for (int at = steps.size() - 1; at >= 0; at--) {
            LayerStep step = steps.get(at);
            if (step.layer().equals("tcp") || step.layer().equals("udp")) {
                LayerPath flow = new LayerPath(steps.subList(0, at + 1));
                return Optional.of(new FlowPosition(captureOf(flow), step, shift));
            }
            if (!step.layer().equals("part")) {
                return Optional.empty();
            }
            shift += step.offset();
        }
        return Optional.empty();
    }

    /**
     * The layers around the capture that the last step of a path, a flow, is of: there may be several in one source.
     */
    static LayerPath captureOf(LayerPath path) {
        LayerStep flow = path.last();
        boolean whole = flow.offset() == 0 && flow.length().isEmpty();
        return whole ? path.parent() : path.parent().then(new LayerStep("part", flow.offset(), flow.length(), ""));
    }
}
