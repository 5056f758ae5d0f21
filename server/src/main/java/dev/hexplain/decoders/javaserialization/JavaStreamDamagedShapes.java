package dev.hexplain.decoders.javaserialization;

import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.ValueType;

/** What can be recognised of a stream that was written as text; what cannot is in rows of its own, unparsed. */
final class JavaStreamDamagedShapes {
    static final Shape STREAM = Shape.group("damagedStream", "java serialization stream, written as text")
            .production("damagedStream")
            .doc("A stream that was read as UTF-8 text: bytes that are none became EF BF BD, and are lost.")
            .slots(
                    Slot.row("magic"),
                    Slot.of(Shape.leaf("version", ValueType.U2_BE, Role.HEADER)
                            .symbols(JavaSerialization.FORMAT.symbols("stream_version"))
                            .build()))
            .tail(new Tail.Rows("contents"))
            .build();

    static final Shape UID = Shape.leaf("serialVersionUID", ValueType.S8_BE, Role.TYPE)
            .doc("The version of the class that wrote the stream.")
            .build();

    static final Shape FIELDS =
            JavaStreamCommonShapes.fields().tail(new Tail.Rows("")).build();

    static final Shape CLASS = Shape.group("damagedClassDesc", "class descriptor")
            .role(Role.TYPE)
            .production("damagedClassDesc")
            .doc("A class with its fields. Values of its objects are not told: their lengths are lost.")
            .slots(
                    Slot.of(JavaStreamCommonShapes.TOKEN),
                    Slot.of(JavaStreamCommonShapes.utf(
                            "className", Role.TYPE, "The name of the class, as Class.getName() gives it.")),
                    Slot.row("serialVersionUID"),
                    Slot.of(Shape.leaf("classDescFlags", ValueType.U1, Role.TYPE)
                            .symbols(JavaSerialization.FORMAT.symbols("sc"))
                            .build()),
                    Slot.row("fields"))
            .build();

    /** A field whose type was written before: by a handle, which nothing can be found by. */
    static final Shape FIELD = Shape.group("damagedObjectDesc", "reference field")
            .role(Role.TYPE)
            .production("damagedObjectDesc")
            .slots(
                    Slot.of(JavaStreamCommonShapes.typecode("obj_typecode")),
                    Slot.of(JavaStreamCommonShapes.utf("fieldName", Role.NAME, "The field's name.")),
                    Slot.row("className1"))
            .build();

    private JavaStreamDamagedShapes() {}
}
