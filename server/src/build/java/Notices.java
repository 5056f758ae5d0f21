import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * A step of the build: writes the notice and the bill of materials that go into the jar. Components are those of Maven's
 * bill of materials, the packages in the page, and the definitions taken out of Kafka's jars. Each is listed with its
 * licences; their texts come from where the component came from, or from the folder of texts. One without a text fails
 * the build.
 *
 * <p>usage: {@code java -cp CLASSPATH Notices.java FOLDER LICENCES WEB-DIST [KAFKA-FOLDER=VERSION]...}, where the folder
 * holds {@code maven.cdx.json}
 */
final class Notices {
    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);
    private static final Pattern LEGAL = Pattern.compile(
            "(META-INF/)?(licenses?/)?[^/]*(licen[sc]e|notice|AL2\\.0|LGPL2\\.1)[^/]*", Pattern.CASE_INSENSITIVE);
    private static final String RULE = "=".repeat(80) + "\n";

    private final Path licences;
    private final List<String> preference;
    private final Properties copyrights = new Properties();
    private final List<Component> components = new ArrayList<>();

    /** @param texts by what they are called, from the component itself; empty where it has none */
    private record Component(String name, String version, List<String> licences, Map<String, String> texts) {
        String title() {
            return name + " " + version;
        }
    }

    private Notices(Path licences) throws IOException {
        this.licences = licences;
        this.preference = Files.readAllLines(licences.resolve("preference"));
        try (Reader lines = Files.newBufferedReader(licences.resolve("copyrights.properties"))) {
            copyrights.load(lines);
        }
    }

    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        Notices notices = new Notices(Path.of(args[1]));
        ObjectNode bill =
                (ObjectNode) JSON.readTree(folder.resolve("maven.cdx.json").toFile());
        ArrayNode listed = bill.withArray("components");
        notices.addJars(listed);
        for (String unpacked : List.of(args).subList(3, args.length)) {
            notices.addKafka(Path.of(unpacked.split("=")[0]), unpacked.split("=")[1], listed);
        }
        notices.addPackages(Path.of(args[2], "licences.json"), listed);
        JSON.writeValue(folder.resolve("application.cdx.json").toFile(), bill);
        Files.writeString(folder.resolve("NOTICE"), notices.text());
    }

    private void addJars(ArrayNode listed) throws IOException {
        Map<String, Path> jars = new LinkedHashMap<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            jars.put(Path.of(entry).getFileName().toString(), Path.of(entry));
        }
        for (JsonNode each : listed) {
            String purl = each.path("purl").asText();
            String classifier =
                    purl.contains("classifier=") ? "-" + purl.replaceFirst(".*classifier=([^&]*).*", "$1") : "";
            String artifact = each.path("name").asText();
            String version = each.path("version").asText();
            Path jar = jars.get(artifact + "-" + version + classifier + ".jar");
            if (jar == null) {
                throw new IOException(purl + " is in the bill of materials and not on the class path");
            }
            components.add(new Component(
                    each.path("group").asText() + ":" + artifact + classifier, version, licences(each), legal(jar)));
        }
    }

    private static List<String> licences(JsonNode component) {
        List<String> names = new ArrayList<>();
        for (JsonNode each : component.path("licenses")) {
            JsonNode licence = each.path("license");
            names.add(
                    licence.hasNonNull("id")
                            ? licence.path("id").asText()
                            : licence.path("name").asText());
        }
        return names.stream()
                .map(name -> name.replace("The Apache Software License, Version 1.1", "Apache-1.1"))
                .toList();
    }

    private static Map<String, String> legal(Path jar) throws IOException {
        Map<String, String> texts = new LinkedHashMap<>();
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (Enumeration<? extends ZipEntry> entries = zip.entries(); entries.hasMoreElements(); ) {
                ZipEntry entry = entries.nextElement();
                if (LEGAL.matcher(entry.getName()).matches()
                        && !entry.getName().endsWith(".class")
                        && !entry.isDirectory()) {
                    texts.put(
                            entry.getName(),
                            new String(zip.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8));
                }
            }
        }
        return texts;
    }

    /** Only definitions of messages were taken out of its jar, so that Maven does not list it. */
    private void addKafka(Path folder, String version, ArrayNode listed) throws IOException {
        Map<String, String> texts = new LinkedHashMap<>();
        for (String name : List.of("LICENSE", "NOTICE")) {
            texts.put(name, Files.readString(folder.resolve(name)));
        }
        components.add(new Component("org.apache.kafka:kafka-clients", version, List.of("Apache-2.0"), texts));
        list(
                listed,
                "org.apache.kafka",
                "kafka-clients",
                version,
                "pkg:maven/org.apache.kafka/kafka-clients@" + version,
                "Apache-2.0");
    }

    /** What Vite has written about the packages whose code or files are in the page. */
    private void addPackages(Path written, ArrayNode listed) throws IOException {
        if (!Files.exists(written)) {
            throw new IOException(written + " is missing: build the page first (npm run build in web/)");
        }
        for (JsonNode each : JSON.readTree(written.toFile())) {
            String name = each.path("name").asText();
            String version = each.path("version").asText();
            String licence = each.path("identifier").asText();
            components.add(new Component(
                    "npm:" + name,
                    version,
                    List.of(licence),
                    Map.of("LICENSE", each.path("text").asText())));
            list(listed, "", name, version, "pkg:npm/" + name.replace("@", "%40") + "@" + version, licence);
        }
    }

    private static void list(ArrayNode listed, String group, String name, String version, String purl, String licence) {
        ObjectNode component = listed.addObject().put("type", "library").put("bom-ref", purl);
        if (!group.isEmpty()) {
            component.put("group", group);
        }
        component.put("name", name).put("version", version).put("scope", "required");
        component.putArray("licenses").addObject().putObject("license").put("id", licence);
        component.put("purl", purl);
    }

    /** First the list, then each text once, under all that it belongs to. */
    private String text() throws IOException {
        StringBuilder text = new StringBuilder("""
                Hexplain, under the Apache License 2.0 (META-INF/LICENSE).

                This product contains the software below, under the licences behind each; their texts, and the notices that came
                with them, follow the list. The same list for programs is META-INF/sbom/application.cdx.json (CycloneDX).

                """);
        Map<String, Set<String>> owners = new LinkedHashMap<>();
        for (Component each : components) {
            text.append("%s: %s%n".formatted(each.title(), String.join(" or ", each.licences())));
            for (String legal : texts(each)) {
                owners.computeIfAbsent(legal, key -> new TreeSet<>()).add(each.title());
            }
        }
        owners.forEach((legal, titles) -> text.append('\n')
                .append(RULE)
                .append(String.join("\n", titles))
                .append("\n\n")
                .append(legal));
        return text.toString();
    }

    private Set<String> texts(Component component) throws IOException {
        Set<String> texts = new LinkedHashSet<>();
        boolean hasLicence = component.texts().keySet().stream()
                .anyMatch(name -> !name.toLowerCase().contains("notice"));
        if (!hasLicence) {
            texts.add(tidy(standard(component)));
        }
        component.texts().values().stream().map(Notices::tidy).forEach(texts::add);
        return texts;
    }

    /** Line ends and the space at them differ where the words do not. */
    private static String tidy(String text) {
        return text.lines()
                        .map(String::stripTrailing)
                        .reduce("", (all, line) -> all + line + "\n")
                        .strip() + "\n";
    }

    private String standard(Component component) throws IOException {
        Optional<String> licence =
                preference.stream().filter(component.licences()::contains).findFirst();
        if (licence.isEmpty()) {
            throw new IOException("%s has no text of its licences %s: put one into %s"
                    .formatted(component.title(), component.licences(), licences));
        }
        String artifact = component.name().substring(component.name().indexOf(':') + 1);
        String copyright = copyrights.getProperty(artifact, "");
        boolean isNamed =
                Set.of("MIT", "BSD-2-Clause", "BSD-3-Clause", "Apache-1.1").contains(licence.get());
        if (isNamed && copyright.isEmpty()) {
            throw new IOException("%s is under %s, which asks for its copyright line: put it into %s"
                    .formatted(component.title(), licence.get(), licences.resolve("copyrights.properties")));
        }
        Path text = licence.get().equals("Apache-2.0")
                ? Path.of("..", "LICENSE")
                : licences.resolve(licence.get() + ".txt");
        return (copyright.isEmpty() ? "" : copyright + "\n\n") + Files.readString(text);
    }
}
