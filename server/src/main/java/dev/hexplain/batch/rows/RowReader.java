package dev.hexplain.batch.rows;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.FailureLine;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.inspect.trees.TreeSummary;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads files into rows. A file that cannot be read, and one that changes meanwhile, is one row with the reason. For
 * many threads.
 *
 * @param choices how each is read
 * @param formats those whose files have rows; where it is empty, all have
 */
public record RowReader(DumpSessions sessions, DecodeChoices choices, RowKind kind, Set<String> formats) {
    private static final Logger LOG = LoggerFactory.getLogger(RowReader.class);

    static final String UNREADABLE = "unreadable";
    static final String CHANGED = "changed";

    /** Reads files of all formats. */
    public RowReader(DumpSessions sessions, DecodeChoices choices, RowKind kind) {
        this(sessions, choices, kind, Set.of());
    }

    /**
     * Reads a file.
     *
     * @param sha256 of its content
     * @param to takes rows as they are made
     * @return the row to keep instead of those, where the file was not read to its end
     */
    public Optional<List<@Nullable Object>> read(FileFacts file, String sha256, RowConsumer to) {
        return read(file, sha256, FlowShare.ALL, to);
    }

    /**
     * Reads a file, or a share of a capture.
     *
     * @param sha256 of its content, or null where nobody asks for it
     * @param share the flows that are read; of several shares, rows have no number
     * @param to takes rows as they are made
     * @return the row to keep instead of those, where the file was not read to its end
     * @throws CancellationException where the consumer takes no more rows
     */
    public Optional<List<@Nullable Object>> read(
            FileFacts file, @Nullable String sha256, FlowShare share, RowConsumer to) {
        try (DumpSession session = sessions.open(DumpInput.of(file.content()), choices)) {
            Optional<OpenTree> tree = session.decodeIf(choices, this::isAsked);
            if (tree.isPresent()) {
                rows(new OpenedFile(session, tree.get(), share), common(file, sha256, tree.get()), to);
            }
            return file.holds()
                    ? Optional.empty()
                    : Optional.of(failed(
                            file, null, CHANGED, "the file changed while it was read: read it again when it is whole"));
        } catch (IOException | Refusal e) {
            return Optional.of(failed(file, sha256, UNREADABLE, FailureLine.of(e)));
        } catch (CancellationException e) {
            throw e;
        } catch (RuntimeException | StackOverflowError e) {
            // A table of a million files does not end with one of them.
            LOG.warn("Cannot read {}", file.name(), e);
            return Optional.of(failed(file, sha256, UNREADABLE, "an unexpected error, " + e));
        }
    }

    private boolean isAsked(String format) {
        return formats.isEmpty() || formats.contains(format);
    }

    private void rows(OpenedFile file, List<@Nullable Object> common, RowConsumer to) throws IOException {
        Rows rows = new Rows(common, file.share(), to);
        kind.source().rows(file, rows);
        rows.end();
    }

    /** The row of a file that cannot even be looked at. */
    public List<@Nullable Object> unreadable(String file, Exception why) {
        return withoutCells(file, 0L, null, null, null, null, null, UNREADABLE, FailureLine.of(why));
    }

    private List<@Nullable Object> failed(FileFacts file, @Nullable String sha256, String status, String reason) {
        return withoutCells(file.name(), 0L, sha256, file.size(), file.modified(), null, null, status, reason);
    }

    /** @param common the cells that every row has */
    private List<@Nullable Object> withoutCells(@Nullable Object... common) {
        List<@Nullable Object> row = new ArrayList<>(Arrays.asList(common));
        row.addAll(Collections.nCopies(kind.source().columns().size(), null));
        return row;
    }

    /** What every row of a file says; the number is set in each. */
    private static List<@Nullable Object> common(FileFacts file, @Nullable String sha256, OpenTree tree) {
        TreeSummary summary = tree.summary();
        return Arrays.asList(
                file.name(),
                0L,
                sha256,
                file.size(),
                file.modified(),
                summary.layers(),
                summary.format(),
                summary.status().id(),
                tree.fileKind().orElse(null));
    }

    /** Puts what all rows of a file say before the cells of each. */
    private final class Rows implements CellSink {
        private static final int ITEM = 1;

        private final List<@Nullable Object> common;
        private final FlowShare share;
        private final RowConsumer to;
        private final int width = kind.columns().size();
        private long count;

        Rows(List<@Nullable Object> common, FlowShare share, RowConsumer to) {
            this.common = common;
            this.share = share;
            this.to = to;
        }

        @Override
        public void row(@Nullable Object... cells) {
            List<@Nullable Object> row = new ArrayList<>(width);
            row.addAll(common);
            row.set(ITEM, share.isAll() ? count : null);
            count++;
            row.addAll(Arrays.asList(cells));
            if (row.size() != width) {
                throw new IllegalStateException("A row of %d cells in a table of %d".formatted(row.size(), width));
            }
            to.row(row);
        }

        /** Gives a row of a file that has none. */
        void end() {
            if (count == 0 && share.isFirst()) {
                row(new Object[kind.source().columns().size()]);
            }
        }
    }
}
