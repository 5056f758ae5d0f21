package dev.hexplain.ksy.read;

import dev.hexplain.ksy.expr.CallSyntax;
import dev.hexplain.ksy.expr.Expr.TypeName;
import dev.hexplain.ksy.expr.ExpressionParser;
import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.DataType;
import dev.hexplain.ksy.model.Expression;
import dev.hexplain.ksy.model.Instance;
import dev.hexplain.ksy.model.ProcessCall;
import dev.hexplain.ksy.model.Repeat;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads entries of {@code seq} and {@code instances} from YAML. */
final class AttributeReader {
    private static final Set<String> SIZED = Set.of("size", "size-eos", "pad-right", "process");

    /** Keys that only some types have. */
    private static final Set<String> OF_SOME_TYPES =
            Set.of("size", "size-eos", "pad-right", "process", "encoding", "contents", "parent");

    private static final Set<String> REPEATS = Set.of("eos", "expr", "until");

    private final InheritedMeta around;

    AttributeReader(InheritedMeta around) {
        this.around = around;
    }

    /** An entry of {@code seq}. */
    Attribute attribute(YamlPart part, int number) {
        part.allow(DescriptorKeys.ATTRIBUTE.keySet());
        YamlPart id = part.get("id");
        String name = id == null ? "" : id.definedName("name of an attribute");
        return attribute(part, name.isEmpty() ? "_unnamed" + number : name);
    }

    /** An entry of {@code instances}. */
    Instance instance(YamlPart part) {
        String id = part.key().definedName("name of an instance");
        if (part.has("value")) {
            return calculated(part, id);
        }
        part.allow(DescriptorKeys.INSTANCE.keySet());
        return new Instance.Parsed(
                attribute(part, id), expression(part, "pos"), expression(part, "io"), isHidden(part));
    }

    private static boolean isHidden(YamlPart instance) {
        YamlPart hidden = instance.get(DescriptorKeys.HIDDEN);
        return hidden != null && hidden.bool(false);
    }

    private Instance calculated(YamlPart part, String id) {
        part.allow(DescriptorKeys.CALCULATED.keySet(), " in an instance with a value");
        Expression value = expression(part, "value");
        if (value == null) {
            return new Instance.Parsed(attribute(part, id, DataType.UNREADABLE), null, null, false);
        }
        return new Instance.Calculated(
                id,
                value,
                expression(part, "if"),
                typeName(part, "enum"),
                ValidReader.read(part.get("valid")),
                DocReader.read(part),
                part.at(),
                isHidden(part));
    }

    private Attribute attribute(YamlPart part, String id) {
        YamlPart encoding = part.get("encoding");
        YamlPart type = part.get("type");
        DataTypes types = new DataTypes(around, encoding == null ? around.encoding() : encoding.text());
        DataType read = type == null ? new DataType.Bytes() : types.read(type);
        Attribute attribute = attribute(part, id, read == null ? DataType.UNREADABLE : read);
        if (read != null) {
            onlyKeysOf(attribute, part);
        }
        return attribute;
    }

    private Attribute attribute(YamlPart part, String id, DataType type) {
        byte[] contents = contents(part.get("contents"));
        return new Attribute(
                id,
                type,
                SizingReader.read(part, type),
                repeat(part),
                expression(part, "if"),
                process(part.get("process")),
                contents,
                typeName(part, "enum"),
                ValidReader.read(part.get("valid")),
                parent(part.get("parent")),
                DocReader.read(part),
                part.at());
    }

    private static void onlyKeysOf(Attribute attribute, YamlPart part) {
        Set<String> allowed = new HashSet<>();
        switch (attribute.type()) {
            case DataType.Int _, DataType.Real _, DataType.Bits _ -> {}
            case DataType.Bytes _ -> allow(allowed, SIZED, "contents");
            case DataType.Text _ -> allow(allowed, SIZED, "encoding");
            case DataType.User _ -> allow(allowed, SIZED, "parent");
            case DataType.Switch _ -> allowed.addAll(OF_SOME_TYPES);
        }
        for (String key : OF_SOME_TYPES) {
            YamlPart value = part.get(key);
            if (value != null && !allowed.contains(key)) {
                value.key().error("key '" + key + "' means nothing " + of(attribute.type()));
            }
        }
    }

    private static void allow(Set<String> into, Collection<String> keys, String another) {
        into.addAll(keys);
        into.add(another);
    }

    private static String of(DataType type) {
        return switch (type) {
            case DataType.Int _, DataType.Bits _ -> "for integers";
            case DataType.Real _ -> "for floating-point numbers";
            case DataType.Bytes _ -> "for bytes";
            case DataType.Text _ -> "for texts";
            case DataType.User user -> "for objects of type '" + user.name() + "'";
            case DataType.Switch _ -> "here";
        };
    }

    static @Nullable Expression expression(YamlPart part, String key) {
        YamlPart value = part.get(key);
        return value == null ? null : value.expression();
    }

    private static @Nullable TypeName typeName(YamlPart part, String key) {
        YamlPart value = part.get(key);
        return value == null ? null : value.typeName();
    }

    private static byte @Nullable [] contents(@Nullable YamlPart part) {
        return part == null ? null : BytesReader.read(part);
    }

    private static @Nullable Repeat repeat(YamlPart part) {
        YamlPart repeat = part.get("repeat");
        String how = repeat == null ? "" : repeat.text();
        onlyWith(part, "repeat-expr", how, "expr");
        onlyWith(part, "repeat-until", how, "until");
        if (repeat == null || how.isEmpty()) {
            return null;
        }
        return switch (how) {
            case "eos" -> new Repeat.ToEnd();
            case "expr" ->
                needed(part, repeat, "repeat-expr") instanceof Expression count ? new Repeat.Times(count) : null;
            case "until" ->
                needed(part, repeat, "repeat-until") instanceof Expression last ? new Repeat.Until(last) : null;
            default -> {
                repeat.expectOneOf(REPEATS, how);
                yield null;
            }
        };
    }

    private static void onlyWith(YamlPart part, String key, String how, String needed) {
        YamlPart value = part.get(key);
        if (value != null && !how.equals(needed)) {
            value.key()
                    .error("'" + key + "' goes with repeat: " + needed
                            + (how.isEmpty() ? ", which is missing" : ", not with repeat: " + how));
        }
    }

    private static @Nullable Expression needed(YamlPart part, YamlPart repeat, String key) {
        if (!part.has(key)) {
            repeat.error("repeat: " + repeat.text() + " needs '" + key + "'");
        }
        return expression(part, key);
    }

    private static @Nullable ProcessCall process(@Nullable YamlPart part) {
        if (part == null) {
            return null;
        }
        String text = part.text();
        CallSyntax.OfProcess call = part.parsed(text, ExpressionParser::parseProcess);
        return call == null
                ? null
                : new ProcessCall(call.name(), DataTypes.expressions(call.arguments(), text, part.at()), part.at());
    }

    private static Attribute.Parent parent(@Nullable YamlPart part) {
        if (part == null) {
            return new Attribute.Parent.Holder();
        }
        if (part.is(Yaml.ScalarKind.BOOLEAN)) {
            if (part.bool(false)) {
                part.expected("false, or an expression that is an object");
            }
            return new Attribute.Parent.None();
        }
        Expression object = part.expression();
        return object == null ? new Attribute.Parent.Holder() : new Attribute.Parent.Chosen(object);
    }
}
