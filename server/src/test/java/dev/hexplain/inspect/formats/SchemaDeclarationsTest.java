package dev.hexplain.inspect.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the types of FlatBuffers and SBE are in Java; those of other schemas are compared where they are encoded. */
class SchemaDeclarationsTest {
    private static final String MONSTERS = """
        namespace game;
        enum Color : byte { Red, Green = 4, Blue }
        enum Trait : ubyte (bit_flags) { Big, Fast }
        struct Vec { x: float; y: float; cells: [short:3]; }
        union Weapon { Sword, Spell: Magic }
        union Name { Magic, text: string }
        table Sword { damage: ushort; }
        table Magic { power: double; next: Weapon; }
        table Monster {
          pos: Vec; hp: short = 100; armour: int = null; name: string (required); inventory: [ubyte];
          color: Color = Blue; traits: Trait; weapons: [Weapon]; path: [Vec]; seen: ulong; alive: bool; label: Name; friends: [Monster];
        }
        root_type Monster;
        """;

    @Test
    void flatbuffers_tables_structs_enums_and_unions_are_classes() {
        String text = SchemaFormats.declarations("fbs", "", MONSTERS).orElseThrow();
        assertThat(text).isEqualTo("""
            package game;
            class Monster {
                game.Vec pos;
                short hp;
                Integer armour;
                String name;
                byte[] inventory;
                game.Color color;
                Set<game.Trait> traits;
                List<game.Weapon> weapons;
                List<game.Vec> path;
                long seen;
                boolean alive;
                Object label;
                List<game.Monster> friends;
            }
            class Vec {
                float x;
                float y;
                short[] cells;
            }
            enum Color { Red, Green, Blue }
            enum Trait { Big, Fast }
            interface Weapon {}
            class Sword implements game.Weapon {
                int damage;
            }
            class Magic implements game.Weapon {
                double power;
                game.Weapon next;
            }
            """);
        assertThat(ClassList.parse(text).root("").name()).isEqualTo("game.Monster");
    }

    @Test
    void a_table_is_chosen_by_its_name_and_the_first_where_there_is_no_root() {
        assertThat(SchemaFormats.declarations("fbs", "Magic", MONSTERS).orElseThrow())
                .startsWith("package game;\nclass Magic ");
        assertThat(SchemaFormats.declarations("fbs", "", "table B { c: C; } table C { x: int; }")
                        .orElseThrow())
                .isEqualTo("class B {\n    C c;\n}\nclass C {\n    int x;\n}\n");
    }

    private static final String CAR = """
        <sbe:messageSchema xmlns:sbe="http://fixprotocol.io/2016/sbe" package="cars" id="1" version="0">
          <types>
            <composite name="messageHeader"><type name="blockLength" primitiveType="uint16"/><type name="templateId" primitiveType="uint16"/>
              <type name="schemaId" primitiveType="uint16"/><type name="version" primitiveType="uint16"/></composite>
            <composite name="groupSizeEncoding"><type name="blockLength" primitiveType="uint16"/><type name="numInGroup" primitiveType="uint16"/></composite>
            <composite name="text"><type name="length" primitiveType="uint32"/><type name="varData" primitiveType="uint8" length="0" characterEncoding="UTF-8"/></composite>
            <composite name="raw"><type name="length" primitiveType="uint32"/><type name="varData" primitiveType="uint8" length="0"/></composite>
            <type name="Code" primitiveType="char" length="6"/>
            <type name="Numbers" primitiveType="uint32" length="4"/>
            <enum name="Model" encodingType="char"><validValue name="A">A</validValue><validValue name="B">B</validValue></enum>
            <set name="Extras" encodingType="uint8"><choice name="roof">0</choice><choice name="radio">1</choice></set>
            <composite name="Engine"><type name="capacity" primitiveType="uint16"/><type name="maxRpm" primitiveType="uint16" presence="constant">9000</type></composite>
          </types>
          <message name="Ping" id="1"><field name="at" id="1" type="uint64"/></message>
          <message name="Car" id="2">
            <field name="serial" id="1" type="uint64"/>
            <field name="doors" id="2" type="uint8" presence="optional"/>
            <field name="code" id="3" type="Code"/>
            <field name="numbers" id="4" type="Numbers"/>
            <field name="model" id="5" type="Model"/>
            <field name="extras" id="6" type="Extras"/>
            <field name="engine" id="7" type="Engine"/>
            <group name="fuel" id="8"><field name="speed" id="1" type="uint16"/>
              <group name="parts" id="2"><field name="share" id="1" type="float"/></group></group>
            <data name="maker" id="9" type="text"/>
            <data name="photo" id="10" type="raw"/>
          </message>
        </sbe:messageSchema>
        """;

    @Test
    void sbe_messages_have_lists_for_groups_and_texts_or_bytes_for_data() {
        String text = SchemaFormats.declarations("sbe", "Car", CAR).orElseThrow();
        assertThat(text).isEqualTo("""
            package cars;
            class Car {
                long serial;
                Short doors;
                String code;
                long[] numbers;
                cars.Model model;
                Set<cars.Extras> extras;
                cars.Engine engine;
                List<cars.Car$Fuel> fuel;
                String maker;
                byte[] photo;
            }
            enum Model { A, B }
            enum Extras { roof, radio }
            class Engine {
                int capacity;
            }
            class Car$Fuel {
                int speed;
                List<cars.Car$Fuel$Parts> parts;
            }
            class Car$Fuel$Parts {
                float share;
            }
            """);
        assertThat(ClassList.parse(text).classNamed("cars.Car$Fuel$Parts")).isPresent();
        assertThat(SchemaFormats.declarations("xml", "", CAR).orElseThrow()).startsWith("package cars;\nclass Ping {");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        fbs |      | table A {\\n b: Nothing;\\n} root_type A; | 2
        fbs | Else | table A { b: int; }                       | 0
        fbs |      | table A { b int; }                        | 1
        sbe |      | <messageSchema>\\n<types/>\\n<message     | 3
        sbe | Else | CAR                                       | 0
        """)
    void mistakes_have_their_line(String language, String root, String text, int line) {
        String source = text.equals("CAR") ? CAR : text.replace("\\n", "\n");
        assertThatExceptionOfType(SchemaDiagnostic.class)
                .isThrownBy(() -> SchemaFormats.declarations(language, root == null ? "" : root, source))
                .satisfies(mistake -> assertThat(mistake.line()).isEqualTo(line));
    }
}
