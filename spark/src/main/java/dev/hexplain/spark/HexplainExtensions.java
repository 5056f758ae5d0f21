package dev.hexplain.spark;

import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.SparkSessionExtensions;
import org.apache.spark.sql.UDFRegistration;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.api.java.UDF2;
import org.apache.spark.sql.catalyst.FunctionIdentifier;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.ExpressionInfo;
import org.apache.spark.sql.catalyst.expressions.objects.StaticInvoke;
import org.apache.spark.sql.types.AbstractDataType;
import org.apache.spark.sql.types.DataTypes;
import org.jspecify.annotations.Nullable;
import scala.Function1;
import scala.Option;
import scala.Tuple3;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction1;
import scala.runtime.BoxedUnit;

/**
 * Gives a session the functions for columns of bytes: {@code spark.sql.extensions=dev.hexplain.spark.HexplainExtensions}.
 * In a session that began without, {@link #register} does.
 */
public final class HexplainExtensions extends AbstractFunction1<SparkSessionExtensions, BoxedUnit> {
    private static final List<ByteFunction> FUNCTIONS = List.of(
            new ByteFunction(
                    "hexplain", "outline", "_FUNC_(bytes) - the outline of their fields", DataTypes.BinaryType),
            new ByteFunction(
                    "hexplain_format",
                    "format",
                    "_FUNC_(bytes) - the id of the format they are in",
                    DataTypes.BinaryType),
            new ByteFunction(
                    "hexplain_value",
                    "value",
                    "_FUNC_(bytes, path) - the value at a path, as JSON",
                    DataTypes.BinaryType,
                    DataTypes.StringType));

    /**
     * A function of SQL, which a static method of {@link ByteFunctions} computes.
     *
     * @param usage in the words of {@code DESCRIBE FUNCTION}
     */
    private record ByteFunction(String name, String method, String usage, AbstractDataType... inputs) {
        FunctionIdentifier identifier() {
            return new FunctionIdentifier(name);
        }

        ExpressionInfo info() {
            return new ExpressionInfo(ByteFunctions.class.getName(), "", name, usage, "");
        }

        Function1<Seq<Expression>, Expression> builder() {
            return new Building(this);
        }

        Expression call(Seq<Expression> arguments) {
            if (arguments.length() != inputs.length) {
                throw new IllegalArgumentException(
                        "%s takes %d arguments, and not %d".formatted(name, inputs.length, arguments.length()));
            }
            return new StaticInvoke(
                    ByteFunctions.class,
                    DataTypes.StringType,
                    method,
                    arguments,
                    CollectionConverters.asScala(Arrays.asList(inputs)).toSeq(),
                    true,
                    true,
                    true,
                    Option.empty());
        }
    }

    private static final class Building extends AbstractFunction1<Seq<Expression>, Expression> {
        private final ByteFunction function;

        Building(ByteFunction function) {
            this.function = function;
        }

        @Override
        public Expression apply(Seq<Expression> arguments) {
            return function.call(arguments);
        }
    }

    @Override
    public BoxedUnit apply(SparkSessionExtensions extensions) {
        for (ByteFunction each : FUNCTIONS) {
            extensions.injectFunction(new Tuple3<>(each.identifier(), each.info(), each.builder()));
        }
        return BoxedUnit.UNIT;
    }

    /** Gives a session the functions that it began without. */
    public static void register(SparkSession session) {
        UDFRegistration functions = session.udf();
        functions.register("hexplain", (UDF1<byte[], String>) HexplainExtensions::outline, DataTypes.StringType);
        functions.register("hexplain_format", (UDF1<byte[], String>) HexplainExtensions::format, DataTypes.StringType);
        functions.register(
                "hexplain_value", (UDF2<byte[], String, String>) HexplainExtensions::value, DataTypes.StringType);
    }

    private static @Nullable String outline(byte @Nullable [] bytes) {
        return bytes == null ? null : ByteFunctions.outlineOf(bytes);
    }

    private static @Nullable String format(byte @Nullable [] bytes) {
        return bytes == null ? null : ByteFunctions.formatOf(bytes);
    }

    private static @Nullable String value(byte @Nullable [] bytes, @Nullable String path) {
        return bytes == null || path == null ? null : ByteFunctions.valueOf(bytes, path);
    }
}
