package dev.hexplain.decoders.protobuf.schema;

import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.decode.schema.SchemaFile;
import dev.hexplain.decode.schema.SchemaFiles;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The message types of a schema, and the root type of the outermost bytes. */
public record ProtoSchema(List<ProtoMessageType> messages, List<ProtoFieldType> fields, ProtoMessageType root) {

    public static final String IMPORT = "import";
    private static final String WELL_KNOWN = "google/protobuf/";

    /** Reads {@code .proto} sources, or a binary {@code FileDescriptorSet}, which is recognised by its control characters. */
    public static ProtoSchema read(Schema schema) {
        return isText(schema.content())
                ? sources(SchemaFiles.of(schema, IMPORT), schema.root())
                : linked(ProtoDescriptorSets.read(schema.content()), "", schema.root());
    }

    private static ProtoSchema sources(SchemaFiles sources, String root) {
        List<ProtoFileDeclaration> files =
                sources.all().stream().map(ProtoParser::parse).toList();
        List<String> missing = sources.missing().stream()
                .filter(name -> !name.startsWith(WELL_KNOWN))
                .toList();
        return linked(files, SchemaFiles.hint(missing), root);
    }

    private static ProtoSchema linked(List<ProtoFileDeclaration> own, String hint, String root) {
        List<ProtoFileDeclaration> files = new ArrayList<>(own);
        files.add(ProtoParser.parse(new SchemaFile("", ProtoWellKnownTypes.SOURCE, 1)));
        return new ProtoLinker(files, own.size(), hint).link(root);
    }

    /** A descriptor set contains lengths, at least one of which is a control character. */
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
            throw new SchemaDiagnostic("The schema is neither UTF-8 text nor a descriptor set");
        }
    }
}
