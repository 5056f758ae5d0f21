package dev.hexplain.spark;

import java.util.Set;
import org.apache.spark.sql.connector.catalog.CatalogV2Util;
import org.apache.spark.sql.connector.catalog.Column;
import org.apache.spark.sql.connector.catalog.SupportsRead;
import org.apache.spark.sql.connector.catalog.TableCapability;
import org.apache.spark.sql.connector.read.ScanBuilder;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/** The rows of some files, as a table that can be read. */
record RowTable(ReadOptions options) implements SupportsRead {
    @Override
    public String name() {
        return HexplainSource.NAME + " " + options.kind().id() + " of " + String.join(", ", options.paths());
    }

    @Override
    public Column[] columns() {
        return CatalogV2Util.structTypeToV2Columns(RowSchema.of(options.kind()), false);
    }

    @Override
    public Set<TableCapability> capabilities() {
        return Set.of(TableCapability.BATCH_READ);
    }

    @Override
    public ScanBuilder newScanBuilder(CaseInsensitiveStringMap asked) {
        return new RowScanBuilder(options);
    }
}
