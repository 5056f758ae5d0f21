package dev.hexplain.batch.rows;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes rows. */
@FunctionalInterface
public interface RowConsumer {
    /** @param cells one for each column of the kind, in their order */
    void row(List<@Nullable Object> cells);
}
