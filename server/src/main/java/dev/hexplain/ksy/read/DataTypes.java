package dev.hexplain.ksy.read;

import dev.hexplain.ksy.expr.CallSyntax;
import dev.hexplain.ksy.expr.Expr;
import dev.hexplain.ksy.expr.ExpressionParser;
import dev.hexplain.ksy.model.BitOrder;
import dev.hexplain.ksy.model.DataType;
import dev.hexplain.ksy.model.Expression;
import dev.hexplain.ksy.model.Location;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads {@code type} from YAML. */
final class DataTypes {
    private static final Pattern INTEGER = Pattern.compile("([us])([1248])(le|be)?");
    private static final Pattern REAL = Pattern.compile("f([48])(le|be)?");
    private static final Pattern BITS = Pattern.compile("b(\\d{1,9})(le|be)?");
    private static final int MAX_BITS = 64;

    private final InheritedMeta around;
    private final String encoding;

    /**
     * A reader for the type of an attribute.
     *
     * @param encoding of texts, effective for the attribute
     */
    DataTypes(InheritedMeta around, String encoding) {
        this.around = around;
        this.encoding = encoding;
    }

    /** Null, with a diagnostic, where it is not a type. */
    @Nullable DataType read(YamlPart part) {
        return part.isMap() ? switched(part) : named(part);
    }

    private @Nullable DataType named(YamlPart part) {
        String text = part.text();
        if (text.isEmpty()) {
            return null;
        }
        DataType builtIn = builtIn(part, text.strip());
        return builtIn != null ? builtIn : user(part, text);
    }

    private @Nullable DataType builtIn(YamlPart part, String text) {
        if (text.equals("str") || text.equals("strz")) {
            return new DataType.Text(encoding, text.equals("strz"));
        }
        Matcher integer = INTEGER.matcher(text);
        if (integer.matches() && !(integer.group(2).equals("1") && integer.group(3) != null)) {
            return new DataType.Int(
                    Integer.parseInt(integer.group(2)), integer.group(1).equals("s"), order(integer.group(3)));
        }
        Matcher real = REAL.matcher(text);
        if (real.matches()) {
            return new DataType.Real(Integer.parseInt(real.group(1)), order(real.group(2)));
        }
        Matcher bits = BITS.matcher(text);
        return bits.matches() ? bits(part, bits) : null;
    }

    private DataType bits(YamlPart part, Matcher bits) {
        int width = Integer.parseInt(bits.group(1));
        if (width < 1 || width > MAX_BITS) {
            part.error("expected b1 to b64, found '" + part.text() + "'");
            width = MAX_BITS;
        }
        ByteOrder named = order(bits.group(2));
        BitOrder order =
                named == null ? around.bitOrder() : named == ByteOrder.BIG_ENDIAN ? BitOrder.BIG : BitOrder.LITTLE;
        return new DataType.Bits(width, order);
    }

    private static @Nullable ByteOrder order(@Nullable String suffix) {
        if (suffix == null) {
            return null;
        }
        return suffix.equals("be") ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
    }

    private static @Nullable DataType user(YamlPart part, String text) {
        CallSyntax.OfType call = part.parsed(text, ExpressionParser::parseTypeCall);
        if (call == null) {
            return null;
        }
        if (call.name().array()) {
            part.error("a type with [] is for parameters; use repeat to read more than one");
        }
        return new DataType.User(call.name(), expressions(call.arguments(), text, part.at()), part.at());
    }

    static List<Expression> expressions(List<Expr> trees, String text, Location at) {
        return trees.stream().map(tree -> new Expression(tree, text, at)).toList();
    }

    private @Nullable DataType switched(YamlPart part) {
        part.allow(DescriptorKeys.SWITCH.keySet());
        YamlPart on = part.get("switch-on");
        YamlPart cases = part.get("cases");
        if (on == null || cases == null) {
            part.error("missing '" + (on == null ? "switch-on" : "cases") + "'");
            return null;
        }
        Expression decides = on.expression();
        List<DataType.Case> found = new ArrayList<>();
        DataType otherwise = null;
        for (YamlPart entry : cases.entries()) {
            DataType type = entry.isMap() ? noNesting(entry) : named(entry);
            if (entry.key().text().equals("_")) {
                otherwise = type;
                continue;
            }
            Expression when = entry.key().expression();
            if (when != null && type != null) {
                found.add(new DataType.Case(when, type));
            }
        }
        return decides == null ? null : new DataType.Switch(decides, List.copyOf(found), otherwise);
    }

    private static @Nullable DataType noNesting(YamlPart entry) {
        entry.expected("the name of a type");
        return null;
    }
}
