package dev.hexplain.spark;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.apache.spark.sql.connector.read.Scan;
import org.apache.spark.sql.connector.read.ScanBuilder;
import org.apache.spark.sql.connector.read.SupportsPushDownFilters;
import org.apache.spark.sql.connector.read.SupportsPushDownRequiredColumns;
import org.apache.spark.sql.sources.EqualNullSafe;
import org.apache.spark.sql.sources.EqualTo;
import org.apache.spark.sql.sources.Filter;
import org.apache.spark.sql.sources.In;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/**
 * Takes from a query what spares work: columns that nobody asks for, and formats whose files are not decoded. Spark
 * evaluates all conditions again.
 */
final class RowScanBuilder implements ScanBuilder, SupportsPushDownRequiredColumns, SupportsPushDownFilters {
    private static final String FORMAT = "format";

    private final ReadOptions options;
    private final List<Filter> pushed = new ArrayList<>();
    private @Nullable Set<String> formats;
    private StructType columns;

    RowScanBuilder(ReadOptions options) {
        this.options = options;
        this.columns = RowSchema.of(options.kind());
    }

    @Override
    public void pruneColumns(StructType required) {
        columns = required;
    }

    @Override
    public Filter[] pushFilters(Filter[] filters) {
        for (Filter filter : filters) {
            formats(filter).ifPresent(found -> {
                pushed.add(filter);
                if (formats == null) {
                    formats = new HashSet<>(found);
                } else {
                    formats.retainAll(found);
                }
            });
        }
        return filters;
    }

    @Override
    public Filter[] pushedFilters() {
        return pushed.toArray(Filter[]::new);
    }

    /** The formats that a condition leaves, where it says which. */
    private static Optional<Set<String>> formats(Filter filter) {
        return switch (filter) {
            case EqualTo one when one.attribute().equals(FORMAT) -> names(one.value());
            case EqualNullSafe one when one.attribute().equals(FORMAT) -> names(one.value());
            case In some when some.attribute().equals(FORMAT) -> names(some.values());
            default -> Optional.empty();
        };
    }

    /** Empty where one of them is null: then files that cannot be read are asked for as well. */
    private static Optional<Set<String>> names(@Nullable Object... values) {
        return Arrays.stream(values).allMatch(Objects::nonNull)
                ? Optional.of(
                        new HashSet<>(Arrays.stream(values).map(String::valueOf).toList()))
                : Optional.empty();
    }

    @Override
    public Scan build() {
        return new RowScan(options, columns, Optional.ofNullable(formats));
    }
}
