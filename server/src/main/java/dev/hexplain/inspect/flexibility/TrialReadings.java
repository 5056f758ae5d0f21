package dev.hexplain.inspect.flexibility;

import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.evolution.Direction;
import dev.hexplain.codecs.evolution.MemberFate;
import dev.hexplain.inspect.encodings.EncodingViews;
import dev.hexplain.inspect.encodings.Explanations;
import dev.hexplain.inspect.flexibility.TrialCell.TriedBytes;
import dev.hexplain.inspect.view.EncodingView.RunView;
import dev.hexplain.inspect.view.FlexibilityMatrixView.MemberFateView;
import dev.hexplain.inspect.view.FlexibilityMatrixView.ReadingView;
import dev.hexplain.inspect.view.FlexibilityMatrixView.RewrittenView;
import dev.hexplain.inspect.view.FlexibilityMatrixView.VersionEncodingView;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Shows trials with their bytes explained, by this process, which runs no codec for that. */
record TrialReadings(Explanations explanations) {

    ReadingView view(Direction direction, TrialCell cell, FlexibilityMatrix.ClassLists classes) {
        return new ReadingView(
                FlexibilityCases.id(direction),
                cell.outcome(),
                cell.reason().isEmpty() ? null : cell.reason(),
                cell.members().isEmpty()
                        ? null
                        : cell.members().stream().map(TrialReadings::view).toList(),
                classes.writer(),
                classes.reader(),
                cell.written() == null ? null : view(cell.written()),
                rewritten(cell),
                taken(cell));
    }

    private static MemberFateView view(MemberFate fate) {
        return new MemberFateView(fate.written(), fate.read(), FlexibilityCases.id(fate.outcome()), fate.words());
    }

    private VersionEncodingView view(TriedBytes encoding) {
        byte[] bytes = encoding.bytes();
        return new VersionEncodingView(
                encoding.size(),
                bytes,
                encoding.format(),
                bytes == null ? null : runs(bytes, encoding.decodedBy()).orElse(null));
    }

    private @Nullable RewrittenView rewritten(TrialCell cell) {
        if (cell.rewritten() != null) {
            return new RewrittenView("read", view(cell.rewritten()));
        }
        return cell.own() == null ? null : new RewrittenView("own", view(cell.own()));
    }

    /** The bytes that were written, by the reader's schema: where it looks for its members, which may be elsewhere. */
    private @Nullable List<RunView> taken(TrialCell cell) {
        TriedBytes written = cell.written();
        TriedBytes reader = cell.rewritten() == null ? cell.own() : cell.rewritten();
        if (written == null || written.bytes() == null || reader == null || reader.schema() == null) {
            return null;
        }
        return Objects.equals(written.schema(), reader.schema())
                ? null
                : runs(written.bytes(), reader.decodedBy()).orElse(null);
    }

    private Optional<List<RunView>> runs(byte[] bytes, Optional<FormatRef> format) {
        return format.flatMap(by -> explanations.of(by, bytes, true))
                .flatMap(
                        explained -> Optional.ofNullable(EncodingViews.explanation(Optional.of(explained), bytes.length)
                                .runs()));
    }
}
