package dev.hexplain.ksy.read;

import dev.hexplain.ksy.expr.Expr.TypeName;
import dev.hexplain.ksy.model.Expression;
import dev.hexplain.ksy.model.Parameter;
import dev.hexplain.ksy.model.Representation;
import dev.hexplain.ksy.model.TypeSpec;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a user type from YAML: the top of a descriptor, or a nested one. */
final class TypeSpecReader {
    private static final TypeName BYTES = new TypeName(List.of("bytes"), false, false);

    private TypeSpecReader() {}

    static void read(YamlPart part, TypeSpec.Builder into, InheritedMeta outer) {
        YamlPart meta = part.get("meta");
        InheritedMeta around = MetaReader.surroundings(meta, isTrue(part.get("-hexplain-native-endian")), outer);
        into.endianness(around.endianness())
                .encoding(around.encoding())
                .opaqueTypes(around.opaqueTypes())
                .doc(DocReader.read(part));
        YamlPart shown = part.get("to-string");
        if (shown != null && shown.expression() instanceof Expression text) {
            into.toText(text);
        }
        YamlPart represented = part.get("-webide-representation");
        if (represented != null && !represented.isMap() && !represented.isList()) {
            into.representation(Representation.of(represented.text()));
        }
        parameters(part.get("params"), into);
        enums(part.get("enums"), into);
        types(part.get("types"), into, around);
        seq(part.get("seq"), into, new AttributeReader(around));
        instances(part.get("instances"), into, new AttributeReader(around));
    }

    private static boolean isTrue(@Nullable YamlPart part) {
        return part != null && part.bool(false);
    }

    private static void parameters(@Nullable YamlPart part, TypeSpec.Builder into) {
        if (part != null) {
            part.items().stream().filter(YamlPart::expectMap).forEach(entry -> into.add(parameter(entry)));
        }
    }

    private static Parameter parameter(YamlPart part) {
        part.allow(DescriptorKeys.PARAMETER.keySet());
        YamlPart id = part.get("id");
        if (id == null) {
            part.error("missing 'id'");
        }
        YamlPart type = part.get("type");
        YamlPart enumeration = part.get("enum");
        TypeName named = type == null ? BYTES : type.typeName();
        return new Parameter(
                id == null ? "" : id.definedName("name of a parameter"),
                named == null ? dev.hexplain.ksy.model.DataType.UNREADABLE.name() : named,
                enumeration == null ? null : enumeration.typeName(),
                DocReader.read(part),
                part.at());
    }

    private static void enums(@Nullable YamlPart part, TypeSpec.Builder into) {
        if (part != null) {
            part.entries().forEach(entry -> into.add(EnumReader.read(entry)));
        }
    }

    private static void types(@Nullable YamlPart part, TypeSpec.Builder into, InheritedMeta around) {
        if (part == null) {
            return;
        }
        for (YamlPart entry : part.entries()) {
            String id = entry.key().definedName("name of a type");
            if (!entry.expectMap()) {
                continue;
            }
            entry.allow(DescriptorKeys.TOP.keySet());
            YamlPart meta = entry.get("meta");
            if (meta != null) {
                meta.allow(DescriptorKeys.META.keySet());
            }
            TypeSpec.Builder nested = new TypeSpec.Builder(id, into.type(), entry.at());
            into.add(nested.type());
            read(entry, nested, around);
        }
    }

    private static void seq(@Nullable YamlPart part, TypeSpec.Builder into, AttributeReader reader) {
        if (part == null) {
            return;
        }
        int number = 0;
        for (YamlPart entry : part.items()) {
            if (entry.expectMap()) {
                into.add(reader.attribute(entry, number));
            }
            number++;
        }
    }

    private static void instances(@Nullable YamlPart part, TypeSpec.Builder into, AttributeReader reader) {
        if (part != null) {
            part.entries().stream().filter(YamlPart::expectMap).forEach(entry -> into.add(reader.instance(entry)));
        }
    }
}
