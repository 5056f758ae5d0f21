package dev.hexplain.decoders.cbor;

import dev.hexplain.decode.documents.Decimals;
import dev.hexplain.decode.documents.Instants;
import dev.hexplain.decode.documents.Uuids;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.ScalarText;
import dev.hexplain.values.TreeValues;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * Tagged items as values: a tag is a property of its content, so that an item says what its content says, by the name of
 * the tag as type. Tags that make another value of their content are read here (RFC 8949, section 3.4; RFC 8943; value
 * sharing, http://cbor.schmorp.de/value-sharing).
 */
final class CborTagValues {
    private static final int SELF_DESCRIBED = 55799;
    private static final int UUID_SIZE = 16;
    /** Digits of a number, and of a big one. */
    private static final int MOST_DIGITS = 1 << 16;

    private final TreeValues values;
    private final FieldTree tree;
    private final Field item;
    private final Field content;

    private CborTagValues(TreeValues values, Field item, Field content) {
        this.values = values;
        this.tree = values.tree();
        this.item = item;
        this.content = content;
    }

    /** Empty where the item is no tag. */
    static Optional<LogicalValue> of(TreeValues values, Field item, Field content) {
        long number = CborTags.number(values.tree(), item);
        return number < 0 ? Optional.empty() : Optional.of(new CborTagValues(values, item, content).of(number));
    }

    private LogicalValue of(long number) {
        if (number == CborTags.SHARED_REFERENCE) {
            return shared();
        }
        LogicalValue said = values.inside().of(content);
        Optional<LogicalValue> meant = number == CborTags.DECIMAL_FRACTION
                        || number == CborTags.BIGFLOAT
                        || number == CborTags.STRING_REFERENCE
                ? whole(number)
                : said instanceof LogicalValue.Scalar scalar ? scalar(number, scalar) : Optional.empty();
        return meant.orElseGet(() -> said.at(item, named(number, said)));
    }

    /** Tags that say nothing of their content; of several, the outer one stands first. */
    private String named(long number, LogicalValue said) {
        if (isSilent(number)) {
            return said.type();
        }
        long inner = CborTags.number(tree, content);
        String name = CborTags.name(number);
        return inner < 0 || isSilent(inner) ? name : name + ", " + said.type();
    }

    private static boolean isSilent(long number) {
        return number == SELF_DESCRIBED || number == CborTags.NAMESPACE || number == CborTags.SHAREABLE;
    }

    /** The content that was marked as shared; itself where it has no parts. */
    private LogicalValue shared() {
        Optional<Field> target = CborShared.in(values).target(values, item, content);
        if (target.isEmpty()) {
            return values.inside().of(content).at(item, CborTags.name(CborTags.SHARED_REFERENCE));
        }
        Field found = target.get();
        boolean around = found.offset() <= item.offset() && item.end() <= found.end();
        return !around && values.inside().of(found) instanceof LogicalValue.Scalar scalar
                ? scalar.at(item, scalar.type())
                : new LogicalValue.Reference(item, found.type(), found);
    }

    private Optional<LogicalValue> scalar(long number, LogicalValue.Scalar said) {
        try {
            return switch (Math.clamp(number, -1, Integer.MAX_VALUE)) {
                case 0 -> time(number, date(DateTimeFormatter.ISO_OFFSET_DATE_TIME, said));
                case 1 -> decimal(said).flatMap(Instants::ofSeconds).flatMap(iso -> time(number, iso));
                case 2 -> bytes(said).map(bytes -> integer(number, new BigInteger(1, bytes)));
                case 3 -> bytes(said).map(bytes -> integer(number, new BigInteger(1, bytes).not()));
                case 37 ->
                    bytes(said)
                            .filter(bytes -> bytes.length == UUID_SIZE)
                            .map(bytes -> scalar(number, ScalarKind.NAME, Uuids.text(bytes)));
                case 100 ->
                    decimal(said)
                            .flatMap(days -> time(
                                    number,
                                    LocalDate.ofEpochDay(days.longValueExact()).toString()));
                case 1004 -> time(number, date(DateTimeFormatter.ISO_LOCAL_DATE, said));
                default -> Optional.empty();
            };
        } catch (DateTimeException | ArithmeticException noSuchTime) {
            return Optional.empty();
        }
    }

    private LogicalValue scalar(long number, ScalarKind kind, String text) {
        return LogicalValue.Scalar.of(item, CborTags.name(number), kind, text);
    }

    private LogicalValue integer(long number, BigInteger integer) {
        return scalar(number, ScalarKind.INTEGER, integer.toString());
    }

    private Optional<LogicalValue> time(long number, String iso) {
        return Optional.of(scalar(number, ScalarKind.TIME, iso));
    }

    /** A date as it is written. */
    private static String date(DateTimeFormatter form, LogicalValue.Scalar said) {
        String text = said.text().first(MOST_DIGITS);
        form.parse(text);
        return text;
    }

    private static Optional<BigDecimal> decimal(LogicalValue value) {
        try {
            return value instanceof LogicalValue.Scalar scalar && scalar.kind().isNumber()
                    ? Optional.of(new BigDecimal(scalar.text().first(MOST_DIGITS)))
                    : Optional.empty();
        } catch (NumberFormatException notFinite) {
            return Optional.empty();
        }
    }

    private static Optional<byte[]> bytes(LogicalValue.Scalar said) {
        return said.kind() == ScalarKind.BYTES && !said.text().isLongerThan(MOST_DIGITS)
                ? Optional.of(HexFormat.of().parseHex(said.text().first(MOST_DIGITS)))
                : Optional.empty();
    }

    /** What is in fields that are no items: a fraction, the number of a string. */
    private Optional<LogicalValue> whole(long number) {
        return switch ((int) number) {
            case CborTags.DECIMAL_FRACTION ->
                fraction(number, (mantissa, exponent) -> Decimals.text(mantissa, exponent.negate()));
            case CborTags.BIGFLOAT -> fraction(number, Decimals::binary);
            default -> CborTags.string(tree, content).map(text -> string(number, text));
        };
    }

    private LogicalValue string(long number, CborTags.Shared string) {
        return string.isText()
                ? scalar(number, ScalarKind.TEXT, string.text())
                : new LogicalValue.Scalar(
                        item, CborTags.name(number), ScalarKind.BYTES, new ScalarText.Hex(string.bytes()));
    }

    private Optional<LogicalValue> fraction(long number, BiFunction<BigInteger, BigInteger, String> power) {
        Optional<BigInteger> exponent = part("exponent");
        Optional<BigInteger> mantissa = part("mantissa");
        return exponent.flatMap(e -> mantissa.map(m -> scalar(number, ScalarKind.DECIMAL, power.apply(m, e))));
    }

    private Optional<BigInteger> part(String name) {
        return tree.child(content, name)
                .flatMap(at -> decimal(values.inside().of(at)))
                .filter(integer -> integer.scale() == 0)
                .map(BigDecimal::unscaledValue);
    }
}
