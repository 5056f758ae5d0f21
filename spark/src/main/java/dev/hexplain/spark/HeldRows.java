package dev.hexplain.spark;

import dev.hexplain.batch.rows.RowConsumer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The rows of one file. The first ones are held back until it is read, so that of a file that cannot be read to its end
 * there is a row with the reason alone. Of a file with more rows than are held, that row comes behind the others.
 */
final class HeldRows implements RowConsumer {
    private static final int MOST_HELD = 4_096;
    private static final int ITEM = 1;

    private final RowConsumer to;
    private final List<List<@Nullable Object>> held = new ArrayList<>();
    private long count;

    HeldRows(RowConsumer to) {
        this.to = to;
    }

    @Override
    public void row(List<@Nullable Object> cells) {
        held.add(cells);
        count++;
        if (held.size() == MOST_HELD) {
            release();
        }
    }

    /**
     * Passes on what is held, or another row where the file was not read to its end.
     *
     * @param instead that row
     */
    void end(Optional<List<@Nullable Object>> instead) {
        if (instead.isPresent()) {
            boolean passed = count > held.size();
            held.clear();
            List<@Nullable Object> row = instead.get();
            if (passed) {
                row.set(ITEM, count);
            }
            held.add(row);
        }
        release();
    }

    private void release() {
        held.forEach(to::row);
        held.clear();
    }
}
