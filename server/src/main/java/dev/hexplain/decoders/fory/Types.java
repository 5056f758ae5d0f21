package dev.hexplain.decoders.fory;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.Malformed;
import dev.hexplain.decode.documents.Parse;

/** The class of a value, where the bytes tell it ("Type Meta"): a number, then what says which class of one's own it is. */
final class Types {
    private final Reading in;
    private final Classes classes;
    private final ForyShapes shapes;
    private final TypeNames names;
    private final Definitions definitions;
    private boolean xlang;
    /** Whether an object of the class that is known last begins with a hash of its fields. */
    private boolean hashed;

    Types(Parse parse, Reading in, Classes classes, ForyShapes shapes) {
        this.in = in;
        this.classes = classes;
        this.shapes = shapes;
        this.names = new TypeNames(parse, shapes);
        this.definitions = new Definitions(parse, classes, shapes);
    }

    void xlang(boolean isXlang) {
        xlang = isXlang;
    }

    /** In xlang, objects begin with a hash of their fields, unless their class came with its definition. */
    boolean hashed() {
        return hashed;
    }

    /** What follows is of a class that was told for many values at once. */
    void ofMany() {
        hashed = xlang && !classes.compatible();
    }

    /** The class of a value; what a field declares tells what is in a collection. */
    Kind type(TypeRef declared) {
        long at = in.pos();
        int id = in.u1(shapes.type, "a type");
        hashed = xlang;
        if (TypeIds.isUserType(id)) {
            return userType(at, id);
        }
        Kind kind = Kinds.byId(id, xlang);
        if (kind == null) {
            throw Malformed.wrong(at, 1, "How this type is written is not known", "", "type " + id);
        }
        return Classes.typed(kind, declared);
    }

    private Kind userType(long at, int id) {
        TypeRef type;
        if (TypeIds.isRegistered(id) && !TypeIds.isCompatible(id)) {
            long number = in.varuint(shapes.userId);
            type = classes.registered(number)
                    .orElseThrow(() -> Malformed.wrong(
                            at + 1, 1, "The class list registers no class by this number", "", Long.toString(number)));
        } else {
            boolean defined = TypeIds.isCompatible(id) || classes.compatible();
            hashed = xlang && !defined;
            type = defined ? definitions.read(xlang) : names.read();
        }
        Kind kind = classes.kind(type);
        if (kind.equals(Kind.ANY)) {
            throw Malformed.wrong(at, in.pos() - at, "The class list does not have this class", "", type.binaryName());
        }
        return kind;
    }
}
