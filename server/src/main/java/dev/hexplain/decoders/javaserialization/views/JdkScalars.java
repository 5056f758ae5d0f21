package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.ScalarText;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Boxes, numbers and identifiers of the JDK. */
final class JdkScalars {
    private static final JavaView VALUE = FieldForms.scalar("value");
    /** Digits beyond these are not worked out: to write a number takes time with the square of its length. */
    private static final int MOST_MAGNITUDE = 1 << 16;

    /** What {@link java.util.Random} combines its seed with. */
    private static final long RANDOM_MULTIPLIER = 0x5DEECE66DL;

    static final Map<String, JavaView> VIEWS = Map.ofEntries(
            Map.entry("java.lang.Boolean", VALUE),
            Map.entry("java.lang.Byte", VALUE),
            Map.entry("java.lang.Character", VALUE),
            Map.entry("java.lang.Double", VALUE),
            Map.entry("java.lang.Float", VALUE),
            Map.entry("java.lang.Integer", VALUE),
            Map.entry("java.lang.Long", VALUE),
            Map.entry("java.lang.Short", VALUE),
            Map.entry("java.math.BigInteger", JdkScalars::bigInteger),
            Map.entry("java.math.BigDecimal", JdkScalars::bigDecimal),
            Map.entry("java.math.MathContext", JdkScalars::mathContext),
            Map.entry("java.util.Random", JdkScalars::random),
            Map.entry("java.util.UUID", JdkScalars::uuid),
            Map.entry("java.util.Currency", FieldForms.scalar("currencyCode")));

    private JdkScalars() {}

    /** F{signum, magnitude[]} and fields that nobody reads. */
    private static LogicalValue bigInteger(StreamObject object, ClassData written) throws MisfitException {
        int signum = (int) written.integer("signum");
        if (!(written.value("magnitude") instanceof LogicalValue.Scalar(var _, var _, var _, ScalarText.Hex digits))
                || Math.abs(signum) > 1
                || digits.bytes().byteSize() > MOST_MAGNITUDE) {
            throw new MisfitException("a sign and up to %d bytes were expected".formatted(MOST_MAGNITUDE));
        }
        byte[] magnitude = HexFormat.of().parseHex(digits.first(2 * MOST_MAGNITUDE));
        BigInteger absolute = new BigInteger(1, magnitude);
        if (absolute.signum() != Math.abs(signum)) {
            throw new MisfitException("the sign of its magnitude was expected, and %d was found".formatted(signum));
        }
        return FieldForms.scalar(object, ScalarKind.INTEGER, (signum < 0 ? absolute.negate() : absolute).toString());
    }

    /** F{scale, intVal}. */
    private static LogicalValue bigDecimal(StreamObject object, ClassData written) throws MisfitException {
        int scale = (int) written.integer("scale");
        if (!(written.value("intVal") instanceof LogicalValue.Scalar unscaled)
                || unscaled.kind() != ScalarKind.INTEGER) {
            throw new MisfitException("a BigInteger was expected in intVal");
        }
        BigInteger digits = new BigInteger(unscaled.text().first(4 * MOST_MAGNITUDE));
        return FieldForms.scalar(object, ScalarKind.DECIMAL, new BigDecimal(digits, scale).toString());
    }

    /** F{precision, roundingMode}: as {@link java.math.MathContext} prints itself. */
    private static LogicalValue mathContext(StreamObject object, ClassData written) throws MisfitException {
        if (!(written.value("roundingMode") instanceof LogicalValue.Scalar mode) || mode.kind() != ScalarKind.NAME) {
            throw FieldForms.misfit("roundingMode", "a constant");
        }
        String text = "precision=%d roundingMode=%s"
                .formatted(written.integer("precision"), mode.text().first(20));
        return FieldForms.scalar(object, ScalarKind.NAME, text);
    }

    /** F{seed, haveNextNextGaussian, nextNextGaussian}: the seed with which another one gives the same numbers from here. */
    private static LogicalValue random(StreamObject object, ClassData written) throws MisfitException {
        List<LogicalValue.Named> members = new ArrayList<>();
        String seed = Long.toString(written.integer("seed") ^ RANDOM_MULTIPLIER);
        members.add(new LogicalValue.Named(
                "seed", LogicalValue.Scalar.of(written.fieldNamed("seed"), "long", ScalarKind.INTEGER, seed)));
        if (written.truth("haveNextNextGaussian")) {
            members.add(object.member(written, "nextNextGaussian"));
        }
        return new LogicalValue.Structure(object.field(), object.className(), Paged.of(members));
    }

    /** F{leastSigBits, mostSigBits}. */
    private static LogicalValue uuid(StreamObject object, ClassData written) throws MisfitException {
        UUID uuid = new UUID(written.integer("mostSigBits"), written.integer("leastSigBits"));
        return FieldForms.scalar(object, ScalarKind.TEXT, uuid.toString());
    }
}
