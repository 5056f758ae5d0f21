package dev.hexplain.edit;

import dev.hexplain.bytes.Source;
import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.Encoding;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.objects.ObjectSubject;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Formats;
import dev.hexplain.decoders.NativeDecoders;
import dev.hexplain.inspect.edits.Alteration;
import dev.hexplain.inspect.encodings.ImportedObject;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.testing.ReflectedValues;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A library that writes and reads objects of one declared class, and the format that it writes, with its schema.
 *
 * @param classes of the objects
 */
record EditedCodec(Coder coder, ImportedObject classes) {
    /** Empty where the library does not bring back what it is given. */
    static Optional<EditedCodec> of(Codec codec, ImportedObject classes) {
        return codec.run(classes.subject(), classes.object()) instanceof Encoding.Encoded
                ? Optional.of(new EditedCodec(codec.newCoder(classes.subject().classes()), classes))
                : Optional.empty();
    }

    /** What the library writes of an object, and the subject by which it reads it. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Written(ObjectSubject subject, byte[] bytes) {}

    Written written(Object object) throws Exception {
        ObjectSubject subject = ObjectSubject.of(object, classes.classes());
        return new Written(subject, coder.encode(subject, object));
    }

    /** What the library reads, as reflection finds it. */
    @Nullable Object read(Written written) throws Exception {
        return ReflectedValues.of(coder.decode(written.subject, written.bytes), each -> each);
    }

    /** A path in an object as the format has it: a file of objects has it in one of them. */
    String path(Written written, String inObject) {
        return decoder(written).id().startsWith("avro_container") ? "[0]." + inObject : inObject;
    }

    /** Whether the format says a value at a path as it is said here. */
    boolean says(Written written, String path, String text) {
        Source source = Source.ofBytes("object", written.bytes);
        try (FieldTree tree =
                decoder(written).decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            return new ValueLocation.At(path)
                    .in(tree)
                    .filter(value -> new WantedValue(text).wrong(value).isEmpty())
                    .isPresent();
        }
    }

    Written edited(Written before, Alteration alteration) throws IOException {
        return new Written(before.subject, EditedBytes.edited(before.bytes, decoder(before), alteration));
    }

    private Decoder decoder(Written written) {
        FormatRef format = coder.format(written.subject);
        return SchemaFormats.withSchema(format)
                .or(() -> new Formats(NativeDecoders.all()).get(format.format()))
                .orElseThrow();
    }
}
