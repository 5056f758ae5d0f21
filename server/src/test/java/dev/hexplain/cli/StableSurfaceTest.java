package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.hexplain.batch.rows.RowKind;
import dev.hexplain.inspect.bundles.BundleManifest;
import dev.hexplain.inspect.view.NotesView;
import dev.hexplain.ksy.read.DescriptorKeys;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/**
 * What docs/api-stability.md promises for 1.x: names that programs rely on are not taken away. The committed file has those of
 * 1.0; {@code -Dgolden.update=true} writes it again, with what was added.
 */
class StableSurfaceTest {
    private static final Path COMMITTED = Path.of("src/test/resources/dev/hexplain/cli/surface.txt");

    private final List<String> names = new ArrayList<>();

    @Test
    void nothing_that_was_promised_is_missing() throws IOException, IllegalAccessException {
        addCommands();
        addApi();
        addTables();
        addDescriptorKeys();
        addMembers("notes", NotesView.class);
        addMembers("bundle", BundleManifest.class);
        if (Boolean.getBoolean("golden.update")) {
            Files.write(COMMITTED, new TreeSet<>(names));
        }

        assertThat(Files.readAllLines(COMMITTED)).hasSizeGreaterThan(2_000).isSubsetOf(names);
    }

    private void addCommands() {
        PrintWriter nowhere = new PrintWriter(new StringWriter());
        CommandLine root = Main.commandLine(nowhere, nowhere);
        root.getCommandSpec()
                .usageMessage()
                .exitCodeList()
                .forEach((code, _) -> names.add("exit code " + code.strip()));
        root.getSubcommands().forEach(this::addCommand);
    }

    private void addCommand(String name, CommandLine command) {
        names.add("hexplain " + name);
        for (OptionSpec option : command.getCommandSpec().options()) {
            for (String each : option.names()) {
                names.add("hexplain %s %s".formatted(name, each));
                if (option.completionCandidates() != null) {
                    option.completionCandidates()
                            .forEach(value -> names.add("hexplain %s %s %s".formatted(name, each, value)));
                }
            }
        }
        command.getSubcommands().forEach((inner, each) -> addCommand(name + " " + inner, each));
    }

    private void addApi() throws IOException {
        JsonNode api = new YAMLMapper().readTree(Files.readString(Path.of("src/main/resources/openapi.yaml")));
        api.get("paths")
                .properties()
                .forEach(path -> path.getValue().properties().forEach(part -> {
                    String operation =
                            part.getKey().equals("parameters") ? path.getKey() : part.getKey() + " " + path.getKey();
                    names.add(operation);
                    JsonNode parameters = part.getKey().equals("parameters")
                            ? part.getValue()
                            : part.getValue().path("parameters");
                    parameters.forEach(each -> names.add(operation + " parameter "
                            + parameter(api, each).get("name").asText()));
                }));
        api.at("/components/schemas").properties().forEach(schema -> addSchema(schema.getKey(), schema.getValue()));
    }

    private static JsonNode parameter(JsonNode api, JsonNode given) {
        return given.has("$ref") ? api.at(given.get("$ref").asText().substring(1)) : given;
    }

    /** Members with their types, and the values of those that have some only. */
    private void addSchema(String name, JsonNode schema) {
        schema.path("enum").forEach(value -> names.add("%s = %s".formatted(name, value.asText())));
        schema.path("properties").properties().forEach(member -> {
            JsonNode type = member.getValue();
            String inner = name + "." + member.getKey();
            names.add("%s: %s"
                    .formatted(inner, type.path("$ref").asText(type.path("type").asText())));
            addSchema(inner, type);
        });
        Stream.of("allOf", "oneOf", "anyOf").forEach(all -> schema.path(all).forEach(each -> addSchema(name, each)));
        if (schema.has("items")) {
            addSchema(name + "[]", schema.get("items"));
        }
    }

    private void addTables() {
        for (RowKind kind : RowKind.values()) {
            kind.columns()
                    .forEach(column -> names.add("table %s: %s %s".formatted(kind.id(), column.name(), column.type())));
        }
    }

    private void addDescriptorKeys() throws IllegalAccessException {
        for (Field each : DescriptorKeys.class.getFields()) {
            if (each.get(null) instanceof Map<?, ?> keys) {
                keys.keySet().forEach(key -> names.add("descriptor %s: %s".formatted(each.getName(), key)));
            }
        }
    }

    private void addMembers(String name, Class<?> type) {
        for (RecordComponent each : type.getRecordComponents()) {
            names.add("%s: %s".formatted(name, each.getName()));
            Type inner = each.getGenericType() instanceof ParameterizedType list
                    ? list.getActualTypeArguments()[0]
                    : each.getType();
            if (inner instanceof Class<?> nested && nested.isRecord()) {
                addMembers(name + "." + each.getName(), nested);
            }
        }
    }
}
