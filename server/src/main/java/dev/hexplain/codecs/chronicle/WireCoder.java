package dev.hexplain.codecs.chronicle;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.subjects.AllowedClasses;
import dev.hexplain.codecs.subjects.Subject;
import java.util.Optional;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.WireType;

/** Encodes any object with {@code WireType.BINARY_LIGHT}: fields by reflection, with their names. */
final class WireCoder implements Coder {
    private final AllowedClasses classes;

    WireCoder(AllowedClasses classes) {
        this.classes = classes;
    }

    @Override
    public byte[] encode(Subject subject, Object object) {
        Bytes<byte[]> bytes = ChronicleLibrary.onHeap();
        WireType.BINARY_LIGHT.apply(bytes).getValueOut().object(object);
        return bytes.toByteArray();
    }

    @Override
    public Object decode(Subject subject, byte[] own) {
        return ChronicleLibrary.wire(classes, own).getValueIn().object(subject.type());
    }

    @Override
    public FormatRef format(Subject subject) {
        return FormatRef.of("chronicle_wire");
    }

    @Override
    public Optional<String> refusal(Subject subject, Object object) {
        return subject.type().isArray()
                ? Optional.of(
                        "It writes the class of an array by a name that it does not find again, unless the class was"
                                + " given an alias")
                : FieldDefaults.refusal(object);
    }
}
