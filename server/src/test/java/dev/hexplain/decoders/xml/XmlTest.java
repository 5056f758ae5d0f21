package dev.hexplain.decoders.xml;

import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.LogicalLeaves;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Severity;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.Walk;
import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class XmlTest {
    private static final Xml XML = new Xml();

    private static FieldTree decode(String text) {
        return new Survival(XML).decode(text.getBytes(UTF_8));
    }

    private static FieldTree whole(String text) {
        FieldTree tree = decode(text);
        assertThat(tree.facts().issues()).as(text).isEmpty();
        assertThat(tree.facts().covered()).as(text).isEqualTo(text.getBytes(UTF_8).length);
        return tree;
    }

    /** Values of texts by logical path. */
    private static Map<String, String> texts(String text) {
        FieldTree tree = whole(text);
        Map<String, String> texts = new LinkedHashMap<>();
        LogicalLeaves leaves = LogicalLeaves.of(tree);
        while (leaves.next()) {
            Field leaf = leaves.leaf();
            if (leaf.role() == Role.VALUE) {
                texts.merge(leaves.path(), tree.value(leaf).actual(), String::concat);
            }
        }
        return texts;
    }

    @Test
    void elements_are_members_of_the_object_that_the_root_element_is() {
        assertThat(texts("<order>\n  <id>7</id>\n  <user><name>A &amp; B</name></user>\n</order>"))
                .isEqualTo(Map.of("id", "\"7\"", "user.name", "\"A & B\""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<o><prices><double>1</double><double>2</double></prices></o>",
                "<o>\n <prices>\n  <prices>1</prices>\n  <prices>2</prices>\n </prices>\n</o>",
                "<o><id/><prices>1</prices><prices>2</prices><x/></o>",
                "<o><prices>1</prices>\n<prices>2</prices><x/></o>",
                "<o><prices><int>1</int><string>2</string></prices></o>",
            })
    void elements_that_come_again_are_elements_of_a_list(String text) {
        assertThat(texts(text))
                .containsEntry("prices[0]", "\"1\"")
                .containsEntry("prices[1]", "\"2\"")
                .hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<o><prices><double>1</double></prices></o>",
                "<o><prices><prices>1</prices></prices></o>",
                "<o><prices><sp.Money>1</sp.Money></prices></o>",
            })
    void one_element_is_a_list_if_its_name_says_so(String text) {
        assertThat(texts(text)).isEqualTo(Map.of("prices[0]", "\"1\""));
    }

    @Test
    void entries_of_a_map_are_called_by_their_keys() {
        assertThat(texts("""
                        <o><map class="linked-hash-map">
                          <entry><string>login</string><string>ann</string></entry>
                          <entry>
                            <string>user</string>
                            <ru.Person><first>A</first></ru.Person>
                          </entry>
                        </map></o>""")).isEqualTo(Map.of("map.login", "\"ann\"", "map.user.first", "\"A\""));
    }

    @Test
    void an_entry_with_a_comment_before_its_key_is_called_by_the_key_and_one_with_text_is_no_pair() {
        assertThat(texts("<m><entry><!-- c --><string>a</string><int>1</int></entry></m>"))
                .isEqualTo(Map.of("a", "\"1\""));
        new Survival(XML).decode("<m><entry>t<string>a</string><string></string></entry>".getBytes(UTF_8));
    }

    @Test
    void every_byte_has_a_role() {
        List<String> leaves = new ArrayList<>();
        LogicalLeaves walk = LogicalLeaves.of(whole("<a class=\"x\"><b>1</b></a>"));
        while (walk.next()) {
            leaves.add(walk.path() + " " + walk.leaf().role().id() + " "
                    + walk.leaf().name());
        }
        assertThat(leaves)
                .containsExactly(
                        " type markup",
                        " name Name",
                        " padding S",
                        " name Name",
                        " type Eq",
                        " type quote",
                        " type AttValue",
                        " type quote",
                        " type markup",
                        "b type markup",
                        "b name Name",
                        "b type markup",
                        "b value CharData",
                        "b type markup",
                        "b name Name",
                        "b type markup",
                        " type markup",
                        " name Name",
                        " type markup");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<a/>",
                "<a></a>",
                "<a >\n</a >",
                "\uFEFF<?xml version='1.0'?>\n<a/>\n<!-- end -->\n<?pi x?>",
                "<!DOCTYPE a [<!ENTITY x \"]>\"><!-- > --> <!ELEMENT a ANY>]><a/>",
                "<a><![CDATA[<&]]></a>",
                "<a b='1' c=\"&lt;&#65;&#x42;\"/>",
                "<p>some <b>bold</b> and <i>other</i> text</p>",
                "<é ü='ö'>中</é>",
                "<a:b xmlns:a='u'/>",
                "<a><!----></a>",
                "<a>  <!-- x -->  <b/>  <?p?> </a>",
                "<a>]]</a>"
            })
    void what_the_specification_allows_has_no_issue(String text) {
        whole(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "<a><b></a> | 8 | The wrong element is ended",
                "<a> | 3 | Unexpected end of data in an element",
                "<a | 0 | Unexpected end of data in a tag",
                "<a b> | 4 | An attribute has no value",
                "<a b=1> | 5 | The value of an attribute is not quoted",
                "<a b='1'c='2'/> | 8 | A tag is not closed",
                "<a b='1' b='2'/> | 9 | The element has an attribute of this name already",
                "<a b='<'/> | 6 | The value of an attribute holds <",
                "<a>x & y</a> | 5 | An ampersand begins no reference",
                "<a/><b/> | 4 | There is more than one root element",
                "<a/>x | 4 | Text stands outside of the root element",
                "x | 0 | Text stands outside of the root element",
                "<a></a></a> | 7 | An end-tag ends nothing",
                "<!-- | 0 | Unexpected end of data in a comment",
                "<a><![CDATA[x | 3 | Unexpected end of data in a CDATA section",
                "<!-- x --> | 10 | There is no element",
                "<a><1/></a> | 4 | A tag has no name",
                "<!DOCTYPE a [ | 0 | Unexpected end of data in a DOCTYPE",
            })
    void what_it_forbids_is_an_issue_at_the_byte(String text, long offset, String message) {
        List<Issue> issues = decode(text).facts().issues();
        assertThat(issues).as(text).hasSize(1);
        assertThat(issues.getFirst().message()).isEqualTo(message);
        assertThat(issues.getFirst().offset()).isEqualTo(offset);
    }

    @Test
    void entities_are_never_expanded() {
        FieldTree tree = decode("<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a>&x;</a>");
        assertThat(tree.facts().issues())
                .singleElement()
                .satisfies(issue -> assertThat(issue.severity()).isEqualTo(Severity.NOTE));
        assertThat(tree.value(tree.find("a").orElseThrow()).actual()).isEqualTo("\"&x;\"");
    }

    @Test
    void another_encoding_is_an_issue() {
        assertThat(new Survival(XML).decode("<a/>".getBytes(UTF_16LE)).facts().issues())
                .anySatisfy(issue -> assertThat(issue.message()).contains("UTF-16"));
        assertThat(decode("<?xml version='1.0' encoding='windows-1251'?><a/>")
                        .facts()
                        .issues())
                .singleElement()
                .satisfies(issue -> assertThat(issue.actual()).isEqualTo("windows-1251"));
    }

    @Test
    void the_repositorys_own_files_read_as_the_jdk_reads_them() throws Exception {
        compare(Files.readAllBytes(Path.of("pom.xml")), "pom.xml");
    }

    @Test
    void documents_read_as_the_jdk_reads_them() throws Exception {
        Random random = new Random(2);
        for (int round = 0; round < 300; round++) {
            StringBuilder text = new StringBuilder("<?xml version=\"1.0\"?>\n");
            element(text, random, 4);
            compare(text.toString().getBytes(UTF_8), text.toString());
        }
    }

    private static void element(StringBuilder text, Random random, int depth) {
        String name =
                List.of("a", "item", "entry", "long-name.of_an:element", "é").get(random.nextInt(5));
        text.append('<').append(name.replace(":", "-"));
        for (int i = random.nextInt(3); i > 0; i--) {
            text.append(" x").append(i).append(" = \"1&gt;2\"");
        }
        if (random.nextInt(4) == 0) {
            text.append(" />");
            return;
        }
        text.append('>');
        for (int i = random.nextInt(5); i > 0 && depth > 0; i--) {
            switch (random.nextInt(6)) {
                case 0 -> text.append("text &amp; more");
                case 1 -> text.append("\n  ");
                case 2 -> text.append("<!-- comment -->");
                case 3 -> text.append("<![CDATA[<raw>]]>");
                default -> element(text, random, depth - 1);
            }
        }
        text.append("</").append(name.replace(":", "-")).append(">");
    }

    private static void compare(byte[] bytes, String what) throws XMLStreamException {
        FieldTree tree = new Survival(XML).decode(bytes);
        assertThat(tree.facts().issues()).as(what).isEmpty();
        List<String> names = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        Walk walk = new Walk(tree);
        while (walk.next()) {
            Field field = walk.field();
            String raw = new String(tree.source().copy(field.offset(), (int) field.length()), UTF_8);
            switch (field.type()) {
                case "STag", "EmptyElemTag" -> names.add(tree.value(field).actual());
                case "CharData", "S" -> {
                    boolean inContent =
                            !tree.parent(field.id()).orElseThrow().type().matches(".Tag|XML|Attribute|E.*Tag");
                    text.append(inContent ? raw.replace("&amp;", "&") : "");
                }
                case "CData" -> text.append(raw);
                default -> {}
            }
        }
        assertThat(names).as(what).isEqualTo(staxNames(bytes));
        assertThat(text.toString().strip()).as(what).isEqualTo(staxText(bytes).strip());
    }

    private static List<String> staxNames(byte[] bytes) throws XMLStreamException {
        List<String> names = new ArrayList<>();
        XMLStreamReader reader =
                XMLInputFactory.newDefaultFactory().createXMLStreamReader(new ByteArrayInputStream(bytes));
        while (reader.hasNext()) {
            if (reader.next() == XMLStreamConstants.START_ELEMENT) {
                names.add("\"" + reader.getLocalName() + "\"");
            }
        }
        return names;
    }

    private static String staxText(byte[] bytes) throws XMLStreamException {
        StringBuilder text = new StringBuilder();
        XMLStreamReader reader =
                XMLInputFactory.newDefaultFactory().createXMLStreamReader(new ByteArrayInputStream(bytes));
        int depth = 0;
        while (reader.hasNext()) {
            switch (reader.next()) {
                case XMLStreamConstants.START_ELEMENT -> depth++;
                case XMLStreamConstants.END_ELEMENT -> depth--;
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE ->
                    text.append(depth > 0 ? reader.getText() : "");
                default -> {}
            }
        }
        return text.toString();
    }

    @Test
    void damage_never_breaks_reading() {
        Survival survival = new Survival(XML);
        byte[] text =
                ("<?xml version='1.0'?><!-- c --><o class=\"x\" id='1'>\n <p><double>1</double></p><m><entry><string>k"
                                + "</string><int>1</int></entry></m><q>1</q><q/>&lt;<![CDATA[x]]></o>")
                        .getBytes(UTF_8);
        survival.readPrefixes(text);
        survival.readChanged(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"<a>", "<a b='1'>\n", "<list><a/>"})
    void depth_is_no_problem(String unit) {
        byte[] bomb = unit.repeat(Selection.size(1_000_000, 5_000_000) / unit.length())
                .getBytes(UTF_8);
        FieldTree tree =
                XML.decode(Source.ofBytes("bomb", bomb), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
        assertThat(tree.facts().issues()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "<?xml version='1.0'?><a> | 95",
                "<note>beef</note> | 90",
                "<note><to>a</to><from>b</from></node> | 45",
            })
    void detection_says_how_sure_it_is(String text, int confidence) {
        assertThat(XML.probe(Source.ofBytes("text", text.getBytes(UTF_8))))
                .singleElement()
                .extracting(Candidate::confidence)
                .isEqualTo(confidence);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "hello", "< 5", "<<>>", "<3", "{\"a\":1}", "00000000: 3c61", "<a"})
    void other_text_is_not_taken_for_it(String text) {
        assertThat(XML.probe(Source.ofBytes("text", text.getBytes(UTF_8)))).isEmpty();
    }
}
