package dev.hexplain.decoders.protobuf.schema;

import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaMistake;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The message types of a schema, and the one that the outermost bytes are of. */
public record ProtoSchema(List<MessageType> messages, List<FieldType> fields, MessageType root) {

    /** Reads a {@code .proto} source, or a {@code FileDescriptorSet} in binary, which no source looks like. */
    public static ProtoSchema read(Schema schema) {
        List<FileDeclaration> files = new ArrayList<>();
        files.addAll(isText(schema.content()) ? List.of(ProtoParser.parse(schema.text())) : descriptors(schema));
        int own = files.size();
        files.add(ProtoParser.parse(WellKnownTypes.SOURCE));
        return new Linker(files, own).link(schema.root());
    }

    private static List<FileDeclaration> descriptors(Schema schema) {
        return DescriptorSets.read(schema.content());
    }

    /** A descriptor set has lengths in it, which are control characters for one name at least. */
    private static boolean isText(byte[] content) {
        for (byte each : content) {
            boolean control = each >= 0 && each < ' ';
            if (control && each != '\n' && each != '\r' && each != '\t' && each != '\f') {
                return false;
            }
        }
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(content));
            return true;
        } catch (CharacterCodingException notText) {
            throw new SchemaMistake("The schema is neither UTF-8 text nor a descriptor set");
        }
    }
}
