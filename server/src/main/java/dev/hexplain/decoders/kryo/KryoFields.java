package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decoders.kryo.KryoSerializer.Part;
import java.util.List;

/** Reads what field serializers write around the fields: a version, tags, names. */
final class KryoFields {
    private final ParseInput in;
    private final KryoClassModel bound;
    private final KryoRows rows;
    private final KryoScalars scalars;
    private final KryoGrammar grammar;

    KryoFields(Parse parse, KryoClassModel bound, KryoRows rows, KryoScalars scalars, KryoGrammar grammar) {
        this.in = parse.in;
        this.bound = bound;
        this.rows = rows;
        this.scalars = scalars;
        this.grammar = grammar;
    }

    /** All fields, one after the other. */
    void members(TypeRef type, List<KryoGenericType> arguments) {
        ClassDecl of = declared(type);
        if (bound.shaping
                && !bound.settings.beforeFive()
                && (arguments.isEmpty() || of.typeParameters().isEmpty())) {
            rows.open(
                    KryoLeafKinds.OPEN_OBJECT,
                    rows.pos(),
                    (shape, body) -> grammar.openMembers(shape, rows.at(), body, type));
        } else {
            rows.open(
                    KryoLeafKinds.OBJECT,
                    rows.pos(),
                    (shape, body) -> grammar.openMembers(shape, rows.at(), body, of, arguments));
        }
    }

    void versioned(TypeRef type, List<KryoGenericType> arguments) {
        ClassDecl of = declared(type);
        int width = KryoVarints.length(in, rows.pos(), KryoVarints.MAX_INT, "a version");
        boolean plain = bound.settings.beforeFive();
        int version = (int) KryoVarints.value(in.bytes, rows.pos(), width) - (plain ? 0 : 1);
        rows.part(
                version < 0 ? KryoLeafKinds.NULL : plain ? KryoLeafKinds.PLAIN_VERSION : KryoLeafKinds.VERSION, width);
        if (version < 0) {
            rows.leaf(rows.pos());
            return;
        }
        List<Part> parts = bound.members.since(of, arguments, version);
        rows.open(KryoLeafKinds.OBJECT, rows.pos(), (shape, body) -> grammar.openParts(shape, rows.at(), body, parts));
    }

    void tagged(TypeRef type, List<KryoGenericType> arguments, KryoFieldWriting how) {
        ClassDecl of = declared(type);
        String fields = "the fields of an object";
        long count = bound.settings.beforeFive() ? scalars.size(fields) : scalars.length(fields);
        if (count >= 0) {
            in.require(rows.pos(), count, "elements");
            KryoGrammar.Tags by = new KryoGrammar.Tags(of, arguments, how);
            rows.open(
                    KryoLeafKinds.OBJECT,
                    rows.pos(),
                    (shape, body) -> grammar.openTagged(shape, rows.at(), body, by, count));
        }
    }

    void compatible(TypeRef type, List<KryoGenericType> arguments, KryoFieldWriting how) {
        ClassDecl of = declared(type);
        boolean first = !grammar.fieldNames().isKnown(of);
        if (first) {
            grammar.fieldNames().read(of, rows.pos());
        }
        List<Part> parts = grammar.fieldNames().of(of, arguments, how);
        rows.open(KryoLeafKinds.OBJECT, rows.pos(), (shape, body) -> grammar.openParts(shape, rows.at(), body, parts));
        if (first) {
            names(parts.size());
        }
    }

    /** The names before the members of the open row. */
    private void names(int count) {
        scalars.leaf(KryoNameNumbers.FIELDS, KryoLeafKinds.SIZE);
        for (int i = 0; i < count; i++) {
            rows.begin(KryoNameNumbers.FIELD_NAME);
            scalars.text();
        }
    }

    private ClassDecl declared(TypeRef type) {
        return bound.serializers.declaration(type).orElseThrow();
    }
}
