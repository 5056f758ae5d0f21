package dev.hexplain.spark;

import dev.hexplain.batch.rows.ColumnType;
import dev.hexplain.batch.rows.RowKind;
import dev.hexplain.batch.rows.TableColumn;
import java.util.List;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.Metadata;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/** The columns of rows, as Spark names types. */
final class RowSchema {
    private RowSchema() {}

    static StructType of(RowKind kind) {
        return new StructType(kind.columns().stream().map(RowSchema::field).toArray(StructField[]::new));
    }

    private static StructField field(TableColumn column) {
        return new StructField(column.name(), type(column.type()), true, Metadata.empty())
                .withComment(column.documentation());
    }

    private static DataType type(ColumnType type) {
        return switch (type) {
            case TEXT -> DataTypes.StringType;
            case NUMBER -> DataTypes.LongType;
            case TRUTH -> DataTypes.BooleanType;
            case TIME -> DataTypes.TimestampType;
            case TEXTS -> DataTypes.createArrayType(DataTypes.StringType, false);
        };
    }

    /** Where the columns of a pruned schema are among all of a kind. */
    static int[] places(RowKind kind, StructType wanted) {
        List<String> all = kind.columns().stream().map(TableColumn::name).toList();
        return List.of(wanted.fieldNames()).stream().mapToInt(all::indexOf).toArray();
    }
}
