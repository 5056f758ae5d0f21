package dev.hexplain.ksy.read;

import dev.hexplain.ksy.expr.Expr.TypeName;
import dev.hexplain.ksy.model.Expression;
import dev.hexplain.ksy.model.Parameter;
import dev.hexplain.ksy.model.TypeSpec;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a type: the top of a descriptor, or one nested in another. */
final class TypeReader {
    private static final TypeName BYTES = new TypeName(List.of("bytes"), false, false);

    private TypeReader() {}

    static void read(Part part, TypeSpec.Builder into, Surroundings outer) {
        Part meta = part.get("meta");
        Surroundings around = MetaReader.surroundings(meta, isTrue(part.get("-hexplain-native-endian")), outer);
        into.endianness(around.endianness())
                .encoding(around.encoding())
                .opaqueTypes(around.opaqueTypes())
                .doc(DocReader.read(part));
        Part shown = part.get("to-string");
        if (shown != null && shown.expression() instanceof Expression text) {
            into.toText(text);
        }
        parameters(part.get("params"), into);
        enums(part.get("enums"), into);
        types(part.get("types"), into, around);
        seq(part.get("seq"), into, new AttributeReader(around));
        instances(part.get("instances"), into, new AttributeReader(around));
    }

    private static boolean isTrue(@Nullable Part part) {
        return part != null && part.truth(false);
    }

    private static void parameters(@Nullable Part part, TypeSpec.Builder into) {
        if (part != null) {
            part.items().stream().filter(Part::expectMap).forEach(entry -> into.add(parameter(entry)));
        }
    }

    private static Parameter parameter(Part part) {
        part.allow(Keys.PARAMETER.keySet());
        Part id = part.get("id");
        if (id == null) {
            part.error("missing 'id'");
        }
        Part type = part.get("type");
        Part enumeration = part.get("enum");
        TypeName named = type == null ? BYTES : type.typeName();
        return new Parameter(
                id == null ? "" : id.definedName("name of a parameter"),
                named == null ? dev.hexplain.ksy.model.DataType.UNREADABLE.name() : named,
                enumeration == null ? null : enumeration.typeName(),
                DocReader.read(part),
                part.at());
    }

    private static void enums(@Nullable Part part, TypeSpec.Builder into) {
        if (part != null) {
            part.entries().forEach(entry -> into.add(EnumReader.read(entry)));
        }
    }

    private static void types(@Nullable Part part, TypeSpec.Builder into, Surroundings around) {
        if (part == null) {
            return;
        }
        for (Part entry : part.entries()) {
            String id = entry.key().definedName("name of a type");
            if (!entry.expectMap()) {
                continue;
            }
            entry.allow(Keys.TOP.keySet());
            Part meta = entry.get("meta");
            if (meta != null) {
                meta.allow(Keys.META.keySet());
            }
            TypeSpec.Builder nested = new TypeSpec.Builder(id, into.type(), entry.at());
            into.add(nested.type());
            read(entry, nested, around);
        }
    }

    private static void seq(@Nullable Part part, TypeSpec.Builder into, AttributeReader reader) {
        if (part == null) {
            return;
        }
        int number = 0;
        for (Part entry : part.items()) {
            if (entry.expectMap()) {
                into.add(reader.attribute(entry, number));
            }
            number++;
        }
    }

    private static void instances(@Nullable Part part, TypeSpec.Builder into, AttributeReader reader) {
        if (part != null) {
            part.entries().stream().filter(Part::expectMap).forEach(entry -> into.add(reader.instance(entry)));
        }
    }
}
