package dev.hexplain.inspect.encodings;

import dev.hexplain.codecs.objects.MakingLoss;
import dev.hexplain.codecs.objects.RewrittenStream;
import dev.hexplain.inspect.view.ImportedView.LossView;
import dev.hexplain.inspect.view.ImportedView.ObjectView;
import dev.hexplain.inspect.view.ImportedView.RewrittenView;

/** Renders imported objects. */
final class ImportedViews {
    private ImportedViews() {}

    static ObjectView of(ImportedObject brought) {
        return new ObjectView(
                brought.object().getClass().getTypeName(),
                brought.classes().definitions().size(),
                brought.losses().stream().map(ImportedViews::of).toList(),
                brought.rewritten().map(ImportedViews::of).orElse(null));
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
