package dev.hexplain.inspect.encodings;

import dev.hexplain.codecs.objects.MakingLoss;
import dev.hexplain.codecs.objects.RewrittenStream;
import dev.hexplain.inspect.view.BroughtView.LossView;
import dev.hexplain.inspect.view.BroughtView.ObjectView;
import dev.hexplain.inspect.view.BroughtView.RewrittenView;

/** Renders objects that were brought. */
final class BroughtViews {
    private BroughtViews() {}

    static ObjectView of(BroughtObject brought) {
        return new ObjectView(
                brought.object().getClass().getTypeName(),
                brought.classes().definitions().size(),
                brought.losses().stream().map(BroughtViews::of).toList(),
                brought.rewritten().map(BroughtViews::of).orElse(null));
    }

    private static LossView of(MakingLoss loss) {
        String kind = switch (loss) {
            case MakingLoss.LeftOut _ -> "left_out";
            case MakingLoss.NotKept _ -> "not_kept";
            case MakingLoss.Undefined _ -> "undefined";
            case MakingLoss.StandIn _ -> "stand_in";
        };
        return new LossView(kind, loss.path(), loss.className(), loss.reason());
    }

    private static RewrittenView of(RewrittenStream rewritten) {
        return switch (rewritten) {
            case RewrittenStream.Same _ -> new RewrittenView(true, null, null, null, null);
            case RewrittenStream.Different different ->
                new RewrittenView(
                        false,
                        different.offset(),
                        different.path(),
                        different.cause().title(),
                        different.reason());
            case RewrittenStream.Failed(String reason) -> new RewrittenView(false, null, null, "failed", reason);
        };
    }
}
